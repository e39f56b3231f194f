import { everyKindOfRoute } from "./bench-pages";
import { formatKilobytes, getFormatTable, type Measurement } from "./measurement";
import { createClient } from "./requests";

const budget = 13 * 1024;

/** Bytes of documents, compressed with gzip: of every article, and of every kind of page. */
export async function measureDocuments(origin: string): Promise<Measurement[]> {
  const site = createClient(origin, 2);
  try {
    const { body } = await site.ask("/sitemap.xml");
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    const articles: { path: string; bytes: number }[] = [];
    for (const path of addresses.filter((one) => one.startsWith("/blog/")))
      articles.push({ path, bytes: (await site.ask(path, "gzip")).bytes });
    const largest = articles.reduce((most, one) => (one.bytes > most.bytes ? one : most));
    const rows: string[][] = [];
    for (const path of everyKindOfRoute) {
      rows.push([path, formatKilobytes((await site.ask(path, "gzip")).bytes)]);
    }
    return [
      {
        what: "document of an article, gzip, the largest of all",
        budget: "≤ 13 KB",
        measured: formatKilobytes(largest.bytes),
        isMet: largest.bytes <= budget,
        note: `The most of ${articles.length} articles (${largest.path}), without headers. Every kind of page:`,
        table: getFormatTable(["page", "document"], rows),
      },
    ];
  } finally {
    site.close();
  }
}
