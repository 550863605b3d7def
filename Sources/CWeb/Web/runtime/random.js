// Random choices that any runtime can make again: SplitMix64 (Steele, Lea and Flood 2014).

const mask = (1n << 64n) - 1n;

/** A stream of random numbers that depends on its seed alone. */
export class SeededRandom {
  /** @param {number | bigint} seed A whole number; its low 64 bits count. */
  constructor(seed) {
    this.state = BigInt(seed) & mask;
  }

  /** The next 64 bits, as a bigint. */
  next() {
    this.state = (this.state + 0x9e3779b97f4a7c15n) & mask;
    let mixed = this.state;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
    return mixed ^ (mixed >> 31n);
  }

  /** A whole number from 0 to `bound` - 1, each as likely as the others; 0 where there is none. */
  below(bound) {
    const count = BigInt(bound);
    if (count <= 1n) return 0;
    const limit = ((1n << 64n) / count) * count;
    for (;;) {
      const value = this.next();
      if (value < limit) return Number(value % count);
    }
  }

  /** A fraction from 0 to less than 1, of 53 bits. */
  unit() {
    return Number(this.next() >> 11n) / 2 ** 53;
  }

  /** A copy in random order. */
  shuffled(items) {
    const result = [...items];
    for (let place = result.length - 1; place > 0; place -= 1) {
      const other = this.below(place + 1);
      [result[place], result[other]] = [result[other], result[place]];
    }
    return result;
  }

  /** The first `size` of the items in random order; all, where there are fewer. */
  sample(items, size) {
    return this.shuffled(items).slice(0, Math.max(0, size));
  }
}

/** What cannot be worked out: `code` names the input that is wrong. */
export class RuleError extends Error {
  constructor(code) {
    super(`wrong input: ${code}`);
    this.code = code;
  }
}
