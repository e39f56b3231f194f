import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { writeAtomically } from "../lib/util/write-atomically";
import { makeStandIn } from "./lib/make-stand-in";
import { readOptions, refuse } from "./lib/options";

/**
 * `npm run ops -- stand-in FOLDER [--from http://127.0.0.1:4300]`: saves each page of the sitemap as a plain file, which nginx shows
 * while no web process answers, with a line that says so. In a release, `node stand-in.js`. A page that cannot be fetched keeps its former file;
 * the exit code is then 1.
 */
const { values, positionals } = readOptions(
  { from: { type: "string", default: "http://127.0.0.1:4300" } },
  { allowPositionals: true },
);
const folder = resolve(positionals[0] || refuse("Name a folder: npm run ops -- stand-in FOLDER"));

/** Pages that are asked for at a time: readers come first. */
const atOnce = 2;

const startedAt = Date.now();
const day = new Date().toISOString().slice(0, 10);
const paths = await listPaths();
const written = new Set<string>();
const failed: string[] = [];
let bytes = 0;
await Promise.all(Array.from({ length: atOnce }, saveAll));
if (failed.length === 0) removeOthers();
for (const line of failed.slice(0, 20)) console.error(line);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`${written.size} pages, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s: ${folder}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function saveAll(): Promise<void> {
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    try {
      save(path, makeStandIn(await get(path), day));
    } catch (error) {
      failed.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Compressed, as most browsers ask, and as it is. nginx compresses nothing itself. */
function save(path: string, html: string): void {
  const file = join(folder, path, "index.html");
  mkdirSync(dirname(file), { recursive: true });
  const packed = gzipSync(html);
  writeAtomically(file, html);
  writeAtomically(`${file}.gz`, packed);
  written.add(file);
  bytes += html.length + packed.length;
}

async function listPaths(): Promise<string[]> {
  const sitemap = await get("/sitemap.xml");
  // A large site has a list of sitemaps.
  const parts = sitemap.includes("<sitemapindex") ? await Promise.all(pathsIn(sitemap).map(get)) : [sitemap];
  // As nginx finds them (deploy/nginx/almanac.conf.template).
  return parts.flatMap(pathsIn).filter((path) => /^(\/[\w-]+)*\/?$/.test(path));
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

async function get(path: string): Promise<string> {
  const answer = await fetch(new URL(path, values.from), { signal: AbortSignal.timeout(30_000), redirect: "error" });
  if (!answer.ok) throw new Error(`it was answered with ${answer.status}`);
  return answer.text();
}

/** Pages that the site does not have any more. */
function removeOthers(): void {
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(parentPath, name);
    if (name.startsWith("index.html") && !written.has(file.replace(/\.gz$/, "")) && statSync(file).isFile())
      rmSync(file);
  }
}
