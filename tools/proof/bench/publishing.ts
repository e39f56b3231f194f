import { createPublisher } from "../publisher";
import { formatMilliseconds, type Measurement, percentile } from "./measurement";

export const secret = "only for the benchmark's own servers";

/** From the webhook to the new headline on the article, its lists, its author's page, the feeds and in search. */
export async function measurePublishing(
  origin: string,
  content: string,
  entries: number,
  most: number,
): Promise<Measurement[]> {
  const publisher = createPublisher({ origin, content, secret });
  const read = async (path: string) => (await fetch(origin + path)).text();
  const isEverywhere = async (title: string) => {
    const pages = [publisher.path, publisher.author, "/blog", "/feed.xml"].map(read);
    // The answer of the search repeats the query.
    const { results } = JSON.parse(await read(`/api/search?q=${encodeURIComponent(title)}`)) as { results: unknown };
    return [...(await Promise.all(pages)), JSON.stringify(results)].every((text) => text.includes(title));
  };
  const times: number[] = [];
  for (let edit = 0; edit < 8; edit += 1) {
    // Visited before, so that the old text is kept; searched before, so that the texts are prepared.
    await isEverywhere("Publication");
    const startedAt = performance.now();
    const title = await publisher.publish();
    while (!(await isEverywhere(title)))
      if (performance.now() - startedAt > 10_000) throw new Error(`After 10 s "${title}" is not everywhere.`);
    times.push(performance.now() - startedAt);
  }
  const [first = Number.NaN, ...later] = times;
  const median = percentile(later, 0.5);
  return [
    {
      what: `from webhook to the new text on every surface, ${entries.toLocaleString("en")} articles`,
      budget: `≤ ${most / 1000} s`,
      measured: `${formatMilliseconds(median)} (the first of a process ${formatMilliseconds(first)})`,
      isMet: median <= most,
    },
  ];
}
