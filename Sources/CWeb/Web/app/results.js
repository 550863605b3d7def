import { session } from "./store.js";

/** What somebody has reached in a story: best results of kits and exams, and the stages they selected. */
export function resultsOf(storyID) {
  return session(`story-${storyID}`, () => ({ kits: {}, exams: {}, selected: [], isAllOpen: false }));
}
