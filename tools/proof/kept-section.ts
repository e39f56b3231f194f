/**
 * A section that somebody has added to a page which a command writes again.
 * @param page The page as it was.
 * @param heading Of a section of level 2, without its marks.
 * @returns The section with its heading, and a blank line after it; an empty text if the page has none.
 */
export function keptSection(page: string, heading: string): string {
  const section = page.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  return section ? `${section.trimEnd()}\n\n` : "";
}
