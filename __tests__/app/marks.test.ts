import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentSite } from "@/lib/content/site/current-site";
import { resetLibrary } from "@/lib/content/site/open-content";
import { siteEntries } from "@/lib/machines/sitemap";
import { wordsOf } from "../helpers/page";
import { htmlOf } from "../helpers/render-page";
import { siteFolder } from "../helpers/site-folder";

const base = mkdtempSync(join(tmpdir(), "marks-"));
const root = join(base, "content");
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The fixture site with everything in it a sample, and all of its apps but one invented. */
beforeAll(() => {
  cpSync(siteFolder, root, { recursive: true });
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".md")) continue;
    const isInvented = name.startsWith("products/") && name !== "products/ottoline.md";
    const marks = isInvented ? "sample: true\ninvented: true\n" : "sample: true\n";
    const written = readFileSync(join(root, name), "utf8").replace(/^(sample|invented): .*\n/gm, "");
    // What texts say of themselves is theirs: here the marks count that pages add.
    const text = written.replace(/\b(invented|placeholders?|samples?)\b/gi, "made up");
    writeFileSync(join(root, name), text.replace("---\n", `---\n${marks}`));
  }
  resetLibrary({ root });
});

/** The most marks that a page may have besides its strip: with more, readers see marks and no page. */
const most = 8;

/** Pages that list articles have none. */
const lists = /^\/(blog|guides|tools|alternatives|nsfwtips|reviewblogs)(\/page\/\d+)?$/;

const others = [
  "/reviews/find/results?kinds=companion",
  "/reviews/costs/results?apps=ottoline,windlass",
  "/reviews/compare/results?apps=ottoline,windlass",
  "/search-results?q=ottoline",
  "/blog/page/2",
  "/not-found/page",
];

const strip = /<section class="[^"]*sample-strip"[^>]* aria-label="Demonstration".*?<\/section>/s;

async function marksOf(address: string): Promise<string[]> {
  const words = wordsOf((await htmlOf(address)).replace(strip, ""));
  return words.match(/.{0,30}(?:sample|invented|placeholder|not proved|◇).{0,20}/gi) ?? [];
}

it("a page of samples says so in its strip, and has few marks besides", async () => {
  const addresses = [...siteEntries(currentSite()).map(({ path }) => path), ...others];
  expect(addresses.length).toBeGreaterThan(50);
  const found: [string, string[]][] = [];
  for (const address of addresses) found.push([address, await marksOf(address)]);
  const tooMany = found.filter(([address, marks]) => marks.length > (lists.test(address) ? 0 : most));
  expect(tooMany).toEqual([]);
  expect(found.filter(([address]) => lists.test(address)).length).toBeGreaterThan(4);
});
