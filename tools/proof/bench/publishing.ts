import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hubSignature } from "../../../lib/http/webhook-signature";
import { untilWarm } from "../until-warm";
import { formatMilliseconds, type Measurement, percentile } from "./measurement";
import { createClient } from "./requests";

export const secret = "only for the benchmark's own servers";

const slug = "the-bench-article";

type Ask = ReturnType<typeof createClient>["ask"];

/** From the webhook to the new words on the article, its lists, its author's page, the feeds, the sitemap and in search. */
export async function measurePublishing(origin: string, content: string, entries: number): Promise<Measurement[]> {
  const client = createClient(origin, 8);
  const file = join(content, "blog", `${slug}.md`);
  const times: number[] = [];
  await untilWarm(origin);
  try {
    for (let edit = 0; edit < 8; edit += 1) {
      const title = `Written for edit number ${edit} of the benchmark`;
      // Visited before, so that the old text is in the cache; searched before, so that the texts are prepared.
      await showsOn(client.ask, title);
      writeFileSync(file, makeArticle(content, title));
      const startedAt = performance.now();
      await postWebhook(origin, `content/blog/${slug}.md`);
      let missing = await showsOn(client.ask, title);
      while (missing.length > 0 && performance.now() - startedAt < 10_000) missing = await showsOn(client.ask, title);
      if (missing.length > 0) throw new Error(`After 10 s the new text is not on ${missing.join(", ")}.`);
      times.push(performance.now() - startedAt);
    }
  } finally {
    client.close();
  }
  const [first = Number.NaN, ...later] = times;
  const median = percentile(later, 0.5);
  const library = `${entries.toLocaleString("en")} articles`;
  return [
    {
      what: `from webhook to the new text on every surface, ${library}`,
      budget: "≤ 1 s",
      measured: formatMilliseconds(median),
      isMet: median <= 1000,
      note: `The median of ${later.length} edits: ${later.map(formatMilliseconds).join(", ")}. Surfaces: ${surfaces("").join(" ")}`,
    },
    {
      what: `the same for the first publication of a process, ${library}`,
      budget: "",
      measured: formatMilliseconds(first),
      note: "An addition. A built page is sent as it is, so the code that renders pages runs for the first time.",
    },
  ];
}

function surfaces(title: string): string[] {
  return [
    ...[`/blog/${slug}`, "/blog", "/guides", "/authors/mara-ellison", "/feed.xml", "/feed.json", "/guides/feed.xml"],
    ...["/sitemap.xml", `/api/search?q=${encodeURIComponent(title)}`],
  ];
}

/** The surfaces that do not show the title. The sitemap shows addresses only. */
async function showsOn(ask: Ask, title: string): Promise<string[]> {
  const shown = await Promise.all(
    surfaces(title).map(async (path) => {
      if (path === "/sitemap.xml") return (await readSitemap(ask)).includes(`/blog/${slug}<`);
      const { body } = await ask(path);
      // The search repeats the query, so its results are looked at.
      return (path.startsWith("/api/search") ? JSON.stringify(JSON.parse(body).results) : body).includes(title);
    }),
  );
  return surfaces(title).filter((_, index) => !shown[index]);
}

/** With its parts, where it is too long for one file. */
async function readSitemap(ask: Ask): Promise<string> {
  const { body } = await ask("/sitemap.xml");
  const parts = [...body.matchAll(/<loc>[^<]*(\/sitemaps\/\d+\.xml)<\/loc>/g)].map((match) => match[1] ?? "");
  const texts = await Promise.all(parts.map(async (path) => (await ask(path)).body));
  return [body, ...texts].join("\n");
}

/** The newest article of all, made of one that is there. */
function makeArticle(content: string, title: string): string {
  const model = readFileSync(join(content, "blog", "how-ai-companion-pricing-works.md"), "utf8");
  const fields = {
    id: "999999",
    title,
    date: new Date().toISOString().slice(0, 10),
    category: "AI Guides",
    author: "mara-ellison",
  };
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
  // Invalid files are replaced by their last good versions at each publication, which costs time of its own.
  const { diagnostics } = (await answer.json()) as { diagnostics: string[] };
  const errors = diagnostics.filter((diagnostic) => / {2}error {2}/.test(diagnostic));
  if (errors.length > 0) throw new Error(`The library has ${errors.length} errors, such as ${errors[0]}`);
}
