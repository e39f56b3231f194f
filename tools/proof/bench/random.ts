import { sha256 } from "../../../lib/util/digest";

/** Repeatable numbers from 0 up to 1: the same seed gives the same ones. */
export function seededRandom(seed: string): () => number {
  let count = 0;
  return () => Number.parseInt(sha256(`${seed} ${count++}`).slice(0, 8), 16) / 2 ** 32;
}
