import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { startOf } from "../helpers/commands";

const folder = mkdtempSync(join(tmpdir(), "stand-in-"));
const list = (kind: string, paths: string[]) =>
  `<${kind}>${paths.map((path) => `<loc>https://almanac.example${path}</loc>`).join("")}</${kind}>`;

let answers: Record<string, string | undefined>;
const site = createServer((request, response) => {
  const text = answers[request.url ?? ""];
  response.writeHead(text === undefined ? 500 : 200).end(text);
}).unref();

function save(asWritten = false): Promise<{ code: number | null; printed: string }> {
  const from = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const command = startOf("scripts/stand-in.ts", { asWritten });
  const child = spawn(process.execPath, [...command, folder, "--from", from]);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return new Promise((done) => child.on("close", (code) => done({ code, printed })));
}

beforeAll(() => new Promise<void>((done) => site.listen(0, "127.0.0.1", done)));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (words: string) => `<!doctype html><body><main>${words}</main></body>`;
const read = (path: string) => readFileSync(join(folder, path, "index.html"), "utf8");

it("saves each page of all sitemaps, plain and compressed, and later drops what the site does not have any more", async () => {
  answers = {
    "/sitemap.xml": list("sitemapindex", ["/sitemaps/1.xml", "/sitemaps/2.xml"]),
    "/sitemaps/1.xml": list("urlset", ["/", "/blog/one"]),
    "/sitemaps/2.xml": list("urlset", ["/blog/two"]),
    "/": page("Home"),
    "/blog/one": page("One"),
    "/blog/two": page("Two"),
  };
  expect(await save(true)).toMatchObject({ code: 0, printed: expect.stringMatching(/^3 pages/) });
  expect(read("blog/two")).toMatch(/being repaired[\s\S]*<main>Two<\/main>/);
  expect(gunzipSync(readFileSync(join(folder, "index.html.gz"))).toString()).toBe(read("."));
  answers["/sitemap.xml"] = list("urlset", ["/", "/blog/one"]);
  expect(await save()).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "blog/two/index.html"))).toBe(false);
});

it("keeps what it has of a page that cannot be had, and says so", async () => {
  answers = { "/sitemap.xml": list("urlset", ["/", "/blog/one"]), "/": page("New home") };
  expect(await save()).toMatchObject({
    code: 1,
    printed: expect.stringContaining("/blog/one: it was answered with 500"),
  });
  expect([read("."), read("blog/one")]).toEqual([expect.stringContaining("New home"), expect.stringContaining("One")]);
});
