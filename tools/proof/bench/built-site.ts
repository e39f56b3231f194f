import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySources } from "../../../scripts/lib/copy-sources";
import type { Measurement } from "./measurement";
import { seededRandom } from "./random";

/** `seconds` is what `next build` took. */
export type BuiltSite = { folder: string; content: string; entries: number; seconds: number };

const settings = {
  ...process.env,
  NODE_ENV: "production" as const,
  CONTENT_DIR: "content",
  NEXT_TELEMETRY_DISABLED: "1",
};

/** Builds a copy of the site with `entries` articles, without any cache. */
export function buildSite(folder: string, entries: number): BuiltSite {
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, env: settings, stdio: ["ignore", "ignore", "inherit"] });
  copySources(folder);
  copyFileSync("package-lock.json", join(folder, "package-lock.json"));
  // Hard links: Turbopack follows no symbolic link out of the folder.
  execFileSync("cp", ["-al", "node_modules", folder]);
  const content = join(folder, "content");
  generateContent(content, entries);
  node("--import", "tsx", "scripts/reading.ts");
  const startedAt = performance.now();
  node("node_modules/next/dist/bin/next", "build");
  const seconds = (performance.now() - startedAt) / 1000;
  node("--import", "tsx", "scripts/deliver.ts");
  return { folder, content, entries, seconds };
}

export function compareBuilds(small: BuiltSite, large: BuiltSite): Measurement {
  const ratio = large.seconds / small.seconds;
  const words = ({ entries, seconds }: BuiltSite) => `${entries.toLocaleString("en")}: ${seconds.toFixed(1)} s`;
  return {
    what: `\`next build\` with ${large.entries.toLocaleString("en")} articles against ${small.entries}`,
    budget: "≤ 2 ×",
    measured: `${ratio.toFixed(2)} × (${words(small)}, ${words(large)})`,
    isMet: ratio <= 2,
  };
}

/**
 * Fills a content folder with `count` articles: the real ones, and copies of them with words of their own. The same count gives the same files.
 */
function generateContent(folder: string, count: number): void {
  cpSync("content", folder, { recursive: true });
  const blog = join(folder, "blog");
  const names = readdirSync(blog).filter((name) => name.endsWith(".md"));
  const models = names
    .map((name) => readFileSync(join(blog, name), "utf8"))
    // With offers, as most articles.
    .filter((model) => !/^offers: none$/m.test(model));
  for (let number = 1; number <= count - names.length; number += 1)
    writeFileSync(join(blog, `entry-${number}.md`), composeArticle(models, number));
}

const syllables = "al bren cor dun el fara gri hol ith jun kes lor mir nov os".split(" ");

/** One of the real articles, with words of its own in each section. */
function composeArticle(models: readonly string[], number: number): string {
  const random = seededRandom(`article ${number}`);
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? "";
  const name = () => `${pick(syllables)}${pick(syllables)}${pick(syllables)} ${pick(syllables)}${pick(syllables)}`;
  // One a day, over ten years: the check refuses days that are long gone.
  const date = new Date(Date.UTC(2025, 5, 1 - (number % 3650))).toISOString().slice(0, 10);
  const fields = { id: 100_000 + number, title: `What ${name()} teaches about companion apps, part ${number}`, date };
  const model = pick(models).replace(/^(updated|seoTitle|aliases): .*\n|^corrections:\n(?: .*\n)+/gm, "");
  return Object.entries(fields)
    .reduce((text, [field, value]) => text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`), model)
    .replace(/\.\n\n/g, () => `, as ${name()} found.\n\n`);
}
