/** The main landmark of a page's HTML: the page without header and footer. */
export function mainOf(html: string): string {
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
}
