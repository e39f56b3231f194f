import { styledPages } from "./bench-pages";
import { formatKilobytes, getFormatTable, type Measurement } from "./measurement";
import { createClient } from "./requests";

const budget = 10 * 1024;

/** Bytes of the style sheets of seven kinds of page, each compressed with gzip as it is sent. */
export async function measureStyles(origin: string): Promise<Measurement[]> {
  const site = createClient(origin, 2);
  try {
    const pages: { path: string; sheets: number; bytes: number }[] = [];
    for (const path of styledPages) {
      const sheets = findSheets((await site.ask(path)).body);
      let bytes = 0;
      for (const sheet of sheets) bytes += (await site.ask(sheet, "gzip")).bytes;
      pages.push({ path, sheets: sheets.length, bytes });
    }
    const most = pages.reduce((heaviest, one) => (one.bytes > heaviest.bytes ? one : heaviest));
    const rows = pages.map(({ path, sheets, bytes }) => [path, String(sheets), formatKilobytes(bytes)]);
    return [
      {
        what: "style sheets of a page, gzip, the most of seven kinds of page",
        budget: "≤ 10 KB",
        measured: formatKilobytes(most.bytes),
        isMet: most.bytes <= budget,
        note: `The most has ${most.path}, without headers. Each kind:`,
        table: getFormatTable(["page", "sheets", "bytes"], rows),
      },
    ];
  } finally {
    site.close();
  }
}

/** The addresses of the style sheets that a page links to. */
function findSheets(html: string): string[] {
  const links = html.match(/<link[^>]* rel="stylesheet"[^>]*>/g) ?? [];
  return [...new Set(links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []))];
}
