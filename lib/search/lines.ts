/** Many short lines in one string: it is searched many times faster than as many strings, which are far apart in memory. */
export class Lines {
  #text = "\n";
  /** By line, where it begins; the last element is where the next one will. */
  readonly #starts = [1];

  /** The number of lines. */
  get size(): number {
    return this.#starts.length - 1;
  }

  /** @returns the number of the line, from 0. */
  add(line: string): number {
    this.#text += `${line}\n`;
    return this.#starts.push(this.#text.length) - 2;
  }

  /** The lines that contain a text. A line break before or after the text is the beginning or the end of a line. */
  find(text: string): number[] {
    const found: number[] = [];
    let line = 0;
    for (let at = this.#text.indexOf(text); at >= 0; at = this.#text.indexOf(text, this.#startOf(line) - 1)) {
      while (this.#startOf(line + 1) < at + text.length) line += 1;
      found.push(line);
      line += 1;
    }
    return found;
  }

  #startOf(line: number): number {
    return this.#starts[line] as number;
  }
}
