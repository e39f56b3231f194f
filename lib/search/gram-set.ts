/**
 * A small summary of a text that says in a few steps that a query is certainly not in it, so that most texts need no
 * reading at all. It is a bit set of hashed sequences of 2 to 4 code units (a Bloom filter); a set bit proves nothing.
 */
export type GramSet = Uint32Array;

const bitCount = 2 ** 15;
const shortest = 2;
const longest = 4;

/** Summarises a text. 4 KB whatever the length of the text. */
export function buildGramSet(text: string): GramSet {
  const set = new Uint32Array(bitCount / 32);
  for (let start = 0; start < text.length; start += 1) {
    let hash = text.charCodeAt(start);
    for (let length = 2; length <= longest && start + length <= text.length; length += 1) {
      hash = extend(hash, text.charCodeAt(start + length - 1));
      const bit = bitOf(hash);
      set[bit >>> 5] = (set[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return set;
}

/** The bits that any text containing the query has. None for a query too short to tell. */
export function listGramBits(query: string): number[] {
  const size = Math.min(longest, query.length);
  if (size < shortest) return [];
  return Array.from({ length: query.length - size + 1 }, (_, start) => {
    let hash = query.charCodeAt(start);
    for (let at = start + 1; at < start + size; at += 1) hash = extend(hash, query.charCodeAt(at));
    return bitOf(hash);
  });
}

/** False: the text surely does not contain the query. True: it has to be read. */
export function mayContain(set: GramSet, bits: readonly number[]): boolean {
  return bits.every((bit) => (((set[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1);
}

function extend(hash: number, unit: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) + Math.imul(unit, 0xc2b2ae35);
}

function bitOf(hash: number): number {
  return Math.imul(hash ^ (hash >>> 13), 0x9e3779b1) >>> 17;
}
