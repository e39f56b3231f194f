import type { ForwardIndex } from "./forward-index";
import type { InvertedIndex } from "./inverted-index";
import { matchesAt, type PhraseSlot } from "./phrase-query";

/** Costs, measured against reading the next token, which is 1: reading a token at a random position … */
const randomReadCost = 8;
/** … and reading the next posting of a list. */
const postingCost = 2.5;

/**
 * Finds the documents that contain a phrase. Documents in the inverted index are searched in the cheapest of three
 * ways: walk the postings of the rarest slot, intersect them with those of the second rarest, or scan the documents.
 * Newer documents are scanned.
 * @returns By document id, 1 for each match.
 */
export function matchPhrase(phrase: readonly PhraseSlot[], forward: ForwardIndex, inverted: InvertedIndex): Uint8Array {
  const found = new Uint8Array(forward.documentCount);
  const slots = phrase
    .map(({ termIds }, index) => ({ termIds, index, count: inverted.countPostings(termIds) }))
    .sort((a, b) => a.count - b.count);
  const [rarest, second] = slots as [RankedSlot, RankedSlot | undefined];
  const isIntersected = second !== undefined && second.count < rarest.count * randomReadCost;
  const walkCost = rarest.count * (second ? randomReadCost : postingCost);
  const intersectionCost = isIntersected ? (rarest.count + second.count) * postingCost : Number.POSITIVE_INFINITY;
  const budget = Math.min(walkCost, intersectionCost);
  // The estimate is wrong for words that are seldom adjacent. The scan then stops at the budget and postings are
  // walked.
  const isScanned =
    estimateScanCost(rarest, second, inverted) < budget &&
    scanDocuments(phrase, forward, 0, inverted.documentCount, found, budget);
  if (!isScanned) walkPostings(phrase, rarest, isIntersected ? second : undefined, forward, inverted, found);
  scanDocuments(phrase, forward, inverted.documentCount, forward.documentCount, found);
  return found;
}

/** Cost of scanning each document to its first match, if terms were spread evenly and independently. */
function estimateScanCost(
  rarest: RankedSlot,
  second: RankedSlot | undefined,
  { documentCount, tokenCount }: InvertedIndex,
): number {
  const expectedMatches = second ? (rarest.count / tokenCount) * second.count : rarest.count;
  return documentCount * (randomReadCost + Math.min(tokenCount / documentCount, tokenCount / expectedMatches));
}

/** A slot with its index in the phrase and the number of its postings. */
type RankedSlot = { termIds: readonly number[]; index: number; count: number };

/** Checks the phrase at each posting of the rarest slot; with a second slot, only where a posting of that one fits. */
function walkPostings(
  phrase: readonly PhraseSlot[],
  rarest: RankedSlot,
  second: RankedSlot | undefined,
  forward: ForwardIndex,
  inverted: InvertedIndex,
  found: Uint8Array,
): void {
  const { offsets, positions } = inverted;
  const bits = second && markPositions(second.termIds, rarest.index - second.index, inverted);
  for (const termId of rarest.termIds) {
    const end = offsets[termId + 1] ?? 0;
    let done = 0;
    for (let index = offsets[termId] as number; index < end; index += 1) {
      const position = positions[index] as number;
      if (position < done || (bits && (((bits[position >>> 5] as number) >>> (position & 31)) & 1) === 0)) continue;
      const documentId = inverted.documentAt(position, forward);
      if (found[documentId] !== 1 && matchesAt(phrase, forward.tokens, position - rarest.index)) found[documentId] = 1;
      if (found[documentId] === 1) done = forward.startOf(documentId + 1);
    }
  }
}

/** A bit for each position: set at `distance` from each posting of some terms. */
function markPositions(
  termIds: readonly number[],
  distance: number,
  { offsets, positions, positionBits }: InvertedIndex,
): Uint32Array {
  positionBits.fill(0);
  for (const termId of termIds) {
    const last = offsets[termId + 1] ?? 0;
    for (let index = offsets[termId] as number; index < last; index += 1) {
      const position = (positions[index] as number) + distance;
      // A typed array ignores writes outside its bounds.
      positionBits[position >>> 5] = (positionBits[position >>> 5] as number) | (1 << (position & 31));
    }
  }
  return positionBits;
}

/**
 * Reads the documents `[from, to)`, each until the first match.
 * @param budget Cost at which it stops.
 * @returns whether it got to the end.
 */
function scanDocuments(
  phrase: readonly PhraseSlot[],
  forward: ForwardIndex,
  from: number,
  to: number,
  found: Uint8Array,
  budget = Number.POSITIVE_INFINITY,
): boolean {
  const { tokens } = forward;
  const { isMatch } = phrase[0] as PhraseSlot;
  let cost = 0;
  for (let documentId = from; documentId < to && cost <= budget; documentId += 1) {
    const start = forward.startOf(documentId);
    const end = forward.startOf(documentId + 1);
    let at = start;
    while (at < end && (isMatch[tokens[at] as number] !== 1 || !matchesAt(phrase, tokens, at))) at += 1;
    if (at < end) found[documentId] = 1;
    cost += randomReadCost + at - start;
  }
  return cost <= budget;
}
