/** The letters that the site's fonts have: Latin-1 without its controls, and the punctuation that well-set text needs. */
export const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."Œœıˆ˜–—‘’‚“”„•…‹›⁄€™−×"].join("");

const known = new Set(letters);

/** Whether a drawing can show the text as it is written. */
export function isDrawable(text: string): boolean {
  return [...text].every((letter) => known.has(letter));
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
