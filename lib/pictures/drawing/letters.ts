/** The letters in the site's fonts: Latin-1 without control characters, and typographic punctuation. */
export const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."Œœıˆ˜–—‘’‚“”„•…‹›⁄€™−×"].join("");

const known = new Set(letters);

/** Whether the fonts have every letter of the text. */
export function isDrawable(text: string): boolean {
  return [...text].every((letter) => known.has(letter));
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
