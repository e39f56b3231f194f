import { everyKindOfRoute } from "./bench-pages";
import { formatKilobytes, getFormatTable, type Measurement } from "./measurement";
import { createClient } from "./requests";

const budget = 13 * 1024;

/**
 * Bytes of documents, compressed with gzip: of every article, of every kind of page, and of the same with React's data in
 * them.
 * @param eagerOrigin The same build with HYDRATE=eager.
 */
export async function measureDocuments(origin: string, eagerOrigin: string): Promise<Measurement[]> {
  const site = createClient(origin, 2);
  const eager = createClient(eagerOrigin, 2);
  try {
    const { body } = await site.ask("/sitemap.xml");
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    const articles: { path: string; bytes: number }[] = [];
    for (const path of addresses.filter((one) => one.startsWith("/blog/")))
      articles.push({ path, bytes: (await site.ask(path, "gzip")).bytes });
    const largest = articles.reduce((most, one) => (one.bytes > most.bytes ? one : most));
    const rows: string[][] = [];
    for (const path of everyKindOfRoute) {
      const before = await eager.ask(path, "gzip");
      const now = await site.ask(path, "gzip");
      rows.push([path, formatKilobytes(before.bytes), formatKilobytes(now.bytes)]);
    }
    return [
      {
        what: "document of an article, gzip, the largest of all",
        budget: "≤ 13 KB",
        measured: formatKilobytes(largest.bytes),
        isMet: largest.bytes <= budget,
        note: `The most of ${articles.length} articles (${largest.path}), without headers. Every kind of page, with React's data in it (HYDRATE=eager) and as it is sent:`,
        table: getFormatTable(["page", "with data", "now"], rows),
      },
    ];
  } finally {
    site.close();
    eager.close();
  }
}
