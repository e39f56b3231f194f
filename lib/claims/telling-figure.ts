/** Whether a text contains no such figure by chance, unlike small numbers ("30"), years and scores ("9.5"). */
export function isTellingFigure(text: string): boolean {
  return /\d/.test(text) && !/^\d{1,4}(\.\d)?$/.test(text);
}
