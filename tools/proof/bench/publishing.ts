import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hubSignature } from "../../../lib/http/webhook-signature";
import { formatMilliseconds, type Measurement, percentile } from "./measurement";

export const secret = "only for the benchmark's own servers";

const slug = "the-bench-article";

/** From the webhook to the new words on the article, its lists, its author's page, the feeds and in search. */
export async function measurePublishing(
  origin: string,
  content: string,
  entries: number,
  most: number,
): Promise<Measurement[]> {
  const file = join(content, "blog", `${slug}.md`);
  const times: number[] = [];
  for (let edit = 0; edit < 8; edit += 1) {
    const title = `Written for edit number ${edit} of the benchmark`;
    // Visited before, so that the old text is in the cache; searched before, so that the texts are prepared.
    await findMissing(origin, title);
    writeFileSync(file, makeArticle(content, title));
    const startedAt = performance.now();
    await postWebhook(origin, `content/blog/${slug}.md`);
    let missing = await findMissing(origin, title);
    while (missing.length > 0 && performance.now() - startedAt < 10_000) missing = await findMissing(origin, title);
    if (missing.length > 0) throw new Error(`After 10 s the new text is not on ${missing.join(", ")}.`);
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

/** The surfaces that do not show the title. */
async function findMissing(origin: string, title: string): Promise<string[]> {
  const lists = ["/blog", "/guides", "/authors/mara-ellison", "/feed.xml", "/feed.json", "/guides/feed.xml"];
  const surfaces = [`/blog/${slug}`, ...lists, `/api/search?q=${encodeURIComponent(title)}`];
  const shown = await Promise.all(
    surfaces.map(async (path) => {
      const body = await (await fetch(origin + path)).text();
      // The search repeats the query, so its results are looked at.
      return (path.startsWith("/api/search") ? JSON.stringify(JSON.parse(body).results) : body).includes(title);
    }),
  );
  return surfaces.filter((_, index) => !shown[index]);
}

/** The newest article of all, made of one that is there. */
function makeArticle(content: string, title: string): string {
  const model = readFileSync(join(content, "blog", "how-ai-companion-pricing-works.md"), "utf8");
  const date = new Date().toISOString().slice(0, 10);
  const fields = { id: "999999", title, date, category: "AI Guides", author: "mara-ellison" };
  return Object.entries(fields).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${value}`),
    model.replace(/^(updated|seoTitle|aliases): .*\n/gm, ""),
  );
}

async function postWebhook(origin: string, name: string): Promise<void> {
  const body = JSON.stringify({ files: [name] });
  const headers = { "content-type": "application/json", "x-hub-signature-256": hubSignature(secret, body) };
  const answer = await fetch(`${origin}/api/revalidate`, { method: "POST", body, headers });
  if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
}
