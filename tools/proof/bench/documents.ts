import { everyKindOfRoute } from "./bench-pages";
import { generatedPrefix } from "./generate-content";
import { formatKilobytes, getFormatTable, type Measurement } from "./measurement";
import { createClient } from "./requests";

const budget = 13 * 1024;

/**
 * Bytes of documents, compressed with gzip: of every article that an editor wrote, and of every kind of page. A generated
 * article may be longer than any of these, because its sections come from several.
 */
export async function measureDocuments(origin: string): Promise<Measurement[]> {
  const site = createClient(origin, 2);
  try {
    const { body } = await site.ask("/sitemap.xml");
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    const articles: { path: string; bytes: number }[] = [];
    const isWritten = (path: string) => path.startsWith("/blog/") && !path.startsWith(`/blog/${generatedPrefix}`);
    for (const path of addresses.filter(isWritten))
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
        note: `The most of ${articles.length} articles that an editor wrote (${largest.path}), without headers. Every kind of page:`,
        table: getFormatTable(["page", "document"], rows),
      },
    ];
  } finally {
    site.close();
  }
}
