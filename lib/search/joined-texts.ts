/** Stands before and after each text. In a pattern it means the begin or the end of a text. */
export const textEdge = "\n";

/** Many short texts without a line break as one string, which is searched far faster than one text after the other. */
export class JoinedTexts {
  readonly #joined: string;
  /** Where the edge before each text stands; at the end, where the last one stands. */
  readonly #edges: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#joined = [textEdge, ...texts.map((text) => text + textEdge)].join("");
    this.#edges = new Uint32Array(texts.length + 1);
    for (const [index, { length }] of texts.entries())
      this.#edges[index + 1] = (this.#edges[index] as number) + length + textEdge.length;
  }

  /** Tells of each text that has the pattern: which one it is, and where the pattern stands first, with 0 for the edge. */
  find(pattern: string, tell: (index: number, place: number) => void): void {
    let index = 0;
    let at = this.#joined.indexOf(pattern);
    while (at >= 0) {
      while ((this.#edges[index + 1] as number) <= at) index += 1;
      tell(index, at - (this.#edges[index] as number));
      at = this.#joined.indexOf(pattern, this.#edges[index + 1]);
    }
  }
}
