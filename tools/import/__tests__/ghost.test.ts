import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readGhost } from "../ghost/ghost-source";
import { runImport } from "../run-import";
import { noUploads } from "../uploads";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ghost-"));
  mkdirSync(join(folder, "content/site"), { recursive: true });
  writeFileSync(join(folder, "content/site/site.md"), "---\ntagline: A site\npostCategories:\n  - name: News\n---\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function save(data: unknown): string {
  const file = join(folder, "ghost.json");
  writeFileSync(file, typeof data === "string" ? data : JSON.stringify(data));
  return file;
}

it("brings posts with their first tag as category, and links to other posts", async () => {
  const post = {
    title: "What a plan costs",
    type: "post",
    status: "published",
    visibility: "public",
    published_at: "2024-05-02T10:00:00Z",
  };
  const file = save({
    db: [
      {
        data: {
          posts: [
            { ...post, id: "1", slug: "a", html: '<p>See <a href="__GHOST_URL__/b/">b</a>.</p>' },
            { ...post, id: "2", slug: "b", html: "<p>B.</p>" },
            { ...post, id: "3", slug: "c", html: "<p>C.</p>", visibility: "paid" },
          ],
          tags: [
            { id: "t", name: "Guides", slug: "guides" },
            { id: "i", name: "#internal", slug: "hash" },
          ],
          users: [{ id: "u", name: "Ann", slug: "ann", bio: "Ann writes about what plans cost." }],
          posts_tags: [
            { post_id: "1", tag_id: "i", sort_order: 0 },
            { post_id: "1", tag_id: "t", sort_order: 1 },
          ],
          posts_authors: [{ post_id: "1", author_id: "u", sort_order: 0 }],
        },
      },
    ],
  });
  await runImport({
    source: readGhost(file, "https://old.example"),
    root: join(folder, "content"),
    reportFile: join(folder, "report.md"),
    uploads: noUploads,
    linkFiles: [],
    linkPrefix: "",
    highestId: 0,
    day: "2026-01-01",
    onProgress: () => {},
  });
  const read = (path: string) => readFileSync(join(folder, "content", path), "utf8");
  expect(read("blog/a.md")).toMatch(
    /category: Guides\ntags: \[Guides\]\n[\s\S]*date: 2024-05-02\nauthor: ann\n---\nSee \[b\]\(\/blog\/b\)\.\n/,
  );
  expect(read("blog/c.md")).toContain("draft: true");
  expect(read("authors/ann.md")).toContain("description: Ann writes about what plans cost.");
  expect(read("site/moved.md")).toContain("{ from: /a, to: /blog/a }");
});

it("says what is wrong with a file that is no export of Ghost", () => {
  expect(() => readGhost(save({ posts: [] }), "https://old.example")).toThrow(
    'is no export of Ghost: it needs "db" with "data".',
  );
  expect(() => readGhost(save("{"), "https://old.example")).toThrow("ghost.json is no JSON:");
});
