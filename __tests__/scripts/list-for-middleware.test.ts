import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listForMiddleware } from "../../scripts/lib/list-for-middleware";

function makeBuild(): string {
  const site = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(site, ".next/server/app/search-results"), { recursive: true });
  const write = (name: string, files: string[]) =>
    writeFileSync(join(site, ".next/server", name), JSON.stringify({ version: 1, files }));
  write("middleware.js.nft.json", ["chunks/middleware.js"]);
  write("app/search-results/page.js.nft.json", [
    "../../../../content/blog/a.md",
    "../../../../public/favicon.ico",
    "../../../../node_modules/content/index.js",
    "page/manifest.json",
  ]);
  return site;
}

const readFiles = (site: string) =>
  JSON.parse(readFileSync(join(site, ".next/server/middleware.js.nft.json"), "utf8")).files;

test("the middleware gets the content and public files, and nothing else of a route, however often a build runs", () => {
  const site = makeBuild();
  listForMiddleware(site);
  listForMiddleware(site);
  expect(readFiles(site)).toEqual(["chunks/middleware.js", "../../content/blog/a.md", "../../public/favicon.ico"]);
});

test("a version of Next.js that lists files elsewhere fails the build", () => {
  expect(() => listForMiddleware(mkdtempSync(join(tmpdir(), "build-")))).toThrow("lists files elsewhere");
});
