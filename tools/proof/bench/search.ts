import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatMilliseconds, type Measurement, pause, percentile } from "./measurement";
import { seededRandom } from "./random";

/** Search suggestions over a large library, from request to answer, one after the other. */
export async function measureSearch(origin: string, content: string, entries: number): Promise<Measurement[]> {
  const search = async (query: string) => {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/search?q=${encodeURIComponent(query)}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`The search for "${query}" answered ${answer.status}`);
    return performance.now() - startedAt;
  };
  const timeAll = async (what: string, queries: readonly string[]): Promise<Measurement> => {
    const times: number[] = [];
    for (const query of queries) times.push(await search(query));
    const slow = percentile(times, 0.95);
    return {
      what: `search over ${entries.toLocaleString("en")} articles, all bodies, p95 of ${queries.length}, ${what}`,
      budget: "≤ 20 ms",
      measured: `${formatMilliseconds(slow)}, median ${formatMilliseconds(percentile(times, 0.5))}`,
      isMet: slow <= 20,
    };
  };
  const startedAt = performance.now();
  await search("privacy");
  const first = performance.now() - startedAt;
  // It is not kept while texts are still being read.
  while ((await fetch(`${origin}/api/search?q=privacy`)).headers.get("cache-control") === "no-store") await pause(1000);
  const whole = performance.now() - startedAt;
  const texts = sampleTexts(content, 2000);
  return [
    {
      what: "the first search after a start",
      budget: "",
      measured: `${formatMilliseconds(first)} (every text is read after ${Math.round(whole / 1000)} s)`,
    },
    await timeAll("as readers type", texts.map(typedQuery)),
    // The hardest kind, such as "of them": each of the words stands in nearly every text.
    await timeAll(
      "any two words in a row",
      texts.map((text) => text.match(/[A-Za-z']+ [A-Za-z']+/)?.[0] ?? "of them"),
    ),
  ];
}

/** Samples of text from `count` random articles. */
function sampleTexts(content: string, count: number): string[] {
  const random = seededRandom("queries");
  const files = readdirSync(join(content, "blog")).filter((name) => name.endsWith(".md"));
  return Array.from({ length: count }, () => {
    const file = files[Math.floor(random() * files.length)] ?? "";
    const text = readFileSync(join(content, "blog", file), "utf8").split("\n---\n")[1] ?? "";
    const start = Math.floor(random() * (Math.max(0, text.length - 600) + 1));
    return text.slice(text.indexOf(" ", start) + 1, start + 600);
  });
}

/** Words of at least four letters, beginnings of them, two such words in a row, and words that are nowhere. */
function typedQuery(text: string, index: number): string {
  const [word = "privacy"] = text.match(/\b[A-Za-z]{4,}\b/) ?? [];
  const [pair = word] = text.match(/\b[A-Za-z]{4,} [A-Za-z]{4,}\b/) ?? [];
  const kinds = [word, word.slice(0, 2 + (index % 3)), pair, `${word}zq`];
  return kinds[index % kinds.length] ?? word;
}
