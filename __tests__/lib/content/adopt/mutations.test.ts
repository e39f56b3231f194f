import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import { documentSchemas } from "@/lib/content/read/collections";
import { currentSite } from "@/lib/content/site/current-site";
import { today } from "@/lib/content/site/entry-dates";
import { postsBySlug, rankingBySlug } from "@/lib/content/site/site";
import { contentFile, postFields, reviewFields, validContent } from "../../../helpers/content-files";
import { renderPage } from "../../../helpers/render-page";
import { createStoredSite, pagesOf } from "../../../helpers/stored-site";

/** A few entries more, so that there is something to swap and to lose. */
const more = {
  // A rating that changes needs no other day than today.
  "reviews/lark-ai-review.md": (validContent["reviews/lark-ai-review.md"] ?? "").replace(
    "---\n",
    `---\nupdated: ${today()}\n`,
  ),
  "blog/third.md": contentFile({ ...postFields, id: 3, title: "The third article" }, "Text.\n\n## Part\n\nMore.\n"),
  "reviews/sable-ai-review.md": contentFile(
    {
      ...reviewFields,
      id: 12,
      updated: today(),
      product: "Sable AI",
      comparison: [{ name: "Lark AI", slug: "lark-ai-review" }],
    },
    "Text of {{claim:users}} users.\n",
  ),
};
const paths = Object.keys({ ...validContent, ...more });

/** Ways in which a file goes wrong, each with a number that chooses where. */
const mutations = {
  truncate: (text: string, at: number) => text.slice(0, at % text.length),
  empty: () => "",
  "drop a line": (text: string, at: number) =>
    text
      .split("\n")
      .filter((_, index, all) => index !== at % all.length)
      .join("\n"),
  "retype a field": (text: string, at: number) => {
    const lines = text.split("\n");
    const fields = [...lines.keys()].filter((index) => /^[a-z_A-Z]+:/.test(lines[index] ?? ""));
    const chosen = fields[at % Math.max(1, fields.length)] ?? 0;
    const value = ["[1, 2]", "-7", "{ a: b }", "true", '""', "null", "2025-99-99"][at % 7];
    lines[chosen] = (lines[chosen] ?? "").replace(/:.*$/, `: ${value}`);
    return lines.join("\n");
  },
  "misspell a field": (text: string, at: number) =>
    text.replace(/^([a-z]+):/gm, (key, name, offset) => (offset % 3 === at % 3 ? `${name}x:` : key)),
  "turn a yes into a no": (text: string) => text.replace("default: true", "default: false"),
  "quote an unknown claim": (text: string) => text.replace(/A text\.|Text|It begins here\.|A lede\./, "{{claim:nope}}"),
  "put a mark of a merge in": (text: string) => `<<<<<<< HEAD\n${text}`,
  "put binary in": (text: string, at: number) => `${text.slice(0, at % text.length)}\0${text.slice(at % text.length)}`,
} satisfies Record<string, (text: string, at: number) => string>;

const mutation = fc.oneof(
  fc.record({
    path: fc.constantFrom(...paths),
    change: fc.constantFrom(...(Object.keys(mutations) as (keyof typeof mutations)[])),
    at: fc.nat(5000),
  }),
  fc.record({
    path: fc.constantFrom(...paths),
    change: fc.constantFrom("delete" as const, "a folder" as const, "a broken link" as const),
    at: fc.constant(0),
  }),
  fc.record({ path: fc.constantFrom(...paths), change: fc.constant("swap" as const), at: fc.nat(paths.length - 1) }),
);

type Mutation = { path: string; change: string; at: number };

function mutate(site: ReturnType<typeof createStoredSite>, { path, change, at }: Mutation): string[] {
  const file = join(site.root, path);
  const text = site.file(path);
  const edit = mutations[change as keyof typeof mutations];
  if (edit) writeFileSync(file, edit(text, at));
  else if (change === "swap") {
    const other = paths[at] as string;
    writeFileSync(file, site.file(other));
    writeFileSync(join(site.root, other), text);
    return [path, other];
  } else {
    rmSync(file);
    if (change === "a folder") mkdirSync(file);
    if (change === "a broken link") symlinkSync("/no/such/file", file);
  }
  return [path];
}

/** Pages that show something of every file. */
const shownOn = [
  "/",
  "/about",
  "/authors",
  "/blog",
  "/contact",
  "/help",
  "/how-we-know",
  "/privacy",
  "/reviews",
  "/terms",
];

it("whatever happens to a file, readers see all of it or the content as it was, each page renders, and the cause is told", async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  let refused = 0;
  let shown = 0;
  // Others each time with `MUTATIONS=500 npm test -- mutations`; a dozen by chance may all be refused.
  const { MUTATIONS } = process.env;
  const runs = Number(MUTATIONS ?? 12);
  await fc.assert(
    fc.asyncProperty(mutation, async (one) => {
      const site = createStoredSite(more);
      const before = site.read();
      expect(site.diagnostics()).toEqual([]);
      const texts = new Map(paths.map((path) => [path, site.file(path)]));
      const touched = mutate(site, one);
      const after = site.read();
      const diagnostics = site.diagnostics();
      if (diagnostics.length > 0) {
        refused += 1;
        expect(after).toBe(before);
        // Each diagnostic is of a touched file, names one, or misses what only a touched file had.
        const names = touched.map((path) => basename(path, ".md"));
        const known = (found: string) =>
          names.some((name) => found.includes(name)) || /There is no claim|No partner has `default: true`/.test(found);
        expect(diagnostics.filter((found) => !known(found))).toEqual([]);
      } else {
        shown += 1;
        expect(Object.keys(after.documents)).toHaveLength(Object.keys(documentSchemas).length);
        const data = JSON.stringify([after.collections, after.documents].map((part) => Object.values(part).flat()));
        expect(data).not.toContain("{{claim:nope}}");
        const pages = pagesOf(after).map((page) => `/${page.replace("categories/", "")}`);
        const visible = pages.filter((page) => !/^\/(?:blog|reviews)\//.test(page) || isVisible(page));
        for (const page of new Set([...shownOn, ...visible])) expect((await renderPage(page)).html).toContain("<h1");
      }
      for (const path of paths) {
        rmSync(join(site.root, path), { recursive: true, force: true });
        mkdirSync(dirname(join(site.root, path)), { recursive: true });
        site.write(path, texts.get(path) ?? "");
      }
      expect(site.diagnostics()).toEqual([]);
      expect(pagesOf(site.read()).sort()).toEqual(pagesOf(before).sort());
    }),
    { numRuns: runs, ...(MUTATIONS ? {} : { seed: 3 }) },
  );
  // There are enough of both.
  expect(refused).toBeGreaterThan(runs / 4);
  expect(shown).toBeGreaterThan(0);
});

/** Whether readers see an article or a review: it may have become a draft. */
function isVisible(page: string): boolean {
  const site = currentSite();
  const slug = basename(page);
  return page.startsWith("/blog/") ? postsBySlug(site).has(slug) : rankingBySlug(site).has(slug);
}
