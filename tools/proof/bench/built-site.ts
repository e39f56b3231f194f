import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { seededRandom } from "../../../lib/util/random";
import { copySources } from "../../../scripts/lib/copy-sources";
import type { Measurement } from "./measurement";
import { runNode } from "./processes";

/** `seconds` is what `next build` took. */
export type BuiltSite = { folder: string; content: string; entries: number; seconds: number };

/** Builds a copy of the site with `entries` articles, without any cache. */
export async function buildSite(folder: string, entries: number): Promise<BuiltSite> {
  copySources(folder);
  copyFileSync("package-lock.json", join(folder, "package-lock.json"));
  // Hard links: Turbopack follows no symbolic link out of the folder.
  execFileSync("cp", ["-al", "node_modules", folder]);
  const content = join(folder, "content");
  generateContent(content, entries);
  await runNode(folder, ["--import", "tsx", "scripts/reading.ts"]);
  const startedAt = performance.now();
  await runNode(folder, ["node_modules/next/dist/bin/next", "build"]);
  const seconds = (performance.now() - startedAt) / 1000;
  await runNode(folder, ["--import", "tsx", "scripts/deliver.ts"]);
  return { folder, content, entries, seconds };
}

export function compareBuilds(small: BuiltSite, large: BuiltSite): Measurement[] {
  const ratio = large.seconds / small.seconds;
  const words = ({ entries, seconds }: BuiltSite) => `${entries.toLocaleString("en")}: ${seconds.toFixed(1)} s`;
  return [
    {
      what: `\`next build\` with ${large.entries.toLocaleString("en")} articles against ${small.entries}`,
      budget: "≤ 2 ×",
      measured: `${ratio.toFixed(2)} × (${words(small)}, ${words(large)})`,
      isMet: ratio <= 2,
    },
  ];
}

/**
 * Fills a content folder with `count` articles: the real ones, and made-up ones of the same length, whose sections come from
 * real articles and whose words are partly their own. The same count gives the same files.
 */
function generateContent(folder: string, count: number): void {
  cpSync("content", folder, { recursive: true });
  const blog = join(folder, "blog");
  const names = readdirSync(blog).filter((name) => name.endsWith(".md"));
  const models = names
    .map((name) => readArticle(join(blog, name)))
    // Their sections must not be beside offers.
    .filter(({ fields }) => fields.offers !== "none");
  for (let number = 1; number <= count - names.length; number += 1)
    writeFileSync(join(blog, `entry-${number}.md`), composeArticle(models, number));
}

type Article = { fields: Record<string, unknown>; sections: string[] };

function readArticle(file: string): Article {
  const [, frontmatter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  return { fields: parse(frontmatter), sections: body.split(/^(?=## )/m) };
}

const syllables = "al bren cor dun el fara gri hol ith jun kes lor mir nov os".split(" ");

function composeArticle(models: readonly Article[], number: number): string {
  const random = seededRandom(`article ${number}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const name = `${pick(syllables)}${pick(syllables)}${pick(syllables)} ${pick(syllables)}${pick(syllables)}`;
  const model = pick(models);
  const fields = {
    ...model.fields,
    id: 100_000 + number,
    title: `What ${name} teaches about companion apps, part ${number}`,
    // One a day, over ten years: the check refuses days that are long gone.
    date: new Date(Date.UTC(2025, 5, 1 - (number % 3650))).toISOString().slice(0, 10),
    updated: undefined,
    corrections: undefined,
    aliases: undefined,
    seoTitle: undefined,
  };
  const sections = model.sections.map((own, index) => (index === 0 ? own : (pick(models).sections[index] ?? own)));
  const body = sections.join("").replace(/\.\n\n/, `, as ${name} found.\n\n`);
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`;
}
