import { Refusal } from "@/lib/http/refusal";
import { readChange } from "@/lib/publishing/read-change";

const root = "/srv/site/content";
const read = (body: unknown) => {
  const { files, paths } = readChange(JSON.stringify(body), root);
  return { files, paths };
};

describe("readChange", () => {
  it("reads every file of every commit of a push, once", () => {
    const push = {
      ref: "refs/heads/main",
      commits: [
        { id: "1", added: ["content/blog/new.md"], removed: ["content/reviews/old.md"], modified: ["README.md"] },
        { id: "2", added: [], removed: [], modified: ["content/blog/new.md", "content/site/claims.md"] },
      ],
    };
    expect(read(push)).toEqual({
      files: [`${root}/blog/new.md`, `${root}/reviews/old.md`, `${root}/site/claims.md`],
      paths: [],
    });
  });

  it("reads the same from the form that GitHub posts unless it is told otherwise", () => {
    const payload = JSON.stringify({ commits: [{ added: ["content/blog/a&b=c.md", "content/blog/new.md"] }] });
    const body = new URLSearchParams({ payload }).toString();
    expect(readChange(body, root).files).toEqual([`${root}/blog/new.md`]);
  });

  it("reads JSON that curl calls a form, whatever stands in it", () => {
    const body = JSON.stringify({ files: ["content/blog/new.md"], note: "a=b&payload={}" });
    expect(readChange(body, root).files).toEqual([`${root}/blog/new.md`]);
  });

  it("reads nothing from a push to another branch, and says why", () => {
    const push = { ref: "refs/heads/draft", commits: [{ added: ["content/blog/new.md"] }] };
    expect(readChange(JSON.stringify(push), root, "main")).toEqual({
      files: [],
      paths: [],
      isPush: true,
      skipped: 'There is nothing to refresh for the branch "draft": "main" is published.',
    });
    expect(readChange(JSON.stringify(push), root, "draft").files).toEqual([`${root}/blog/new.md`]);
  });

  it("tells a push from a list of one's own", () => {
    expect(readChange('{"commits":[]}', root).isPush).toBe(true);
    expect(readChange('{"files":[]}', root).isPush).toBe(false);
  });

  it("finds the content folder wherever it lies in the repository", () => {
    expect(read({ files: ["site/content/blog/a.md", "blog/b.md"] }).files).toEqual([
      `${root}/blog/a.md`,
      `${root}/blog/b.md`,
    ]);
  });

  it("takes pictures below the folder of pictures", () => {
    const files = ["content/media/covers/blog/a.webp", "media/b.png", "content/media/../x.png", "docs/c.png"];
    expect(read({ files }).files).toEqual([`${root}/media/covers/blog/a.webp`, `${root}/media/b.png`]);
  });

  it("leaves out what is no content, and what would lead out of the folder", () => {
    const files = [
      "lib/content/snapshot/posts.ts",
      "a.md",
      "blog",
      "content/blog/.md",
      "content/../blog/../x.md",
      "blog/A B.md",
    ];
    expect(read({ files }).files).toEqual([]);
  });

  it("takes addresses: for an entry its file, otherwise the page alone", () => {
    expect(read({ paths: ["/blog/a", "/reviews/b", "/authors/c", "/blog", "/", "/blog/feed.xml"] })).toEqual({
      files: [`${root}/blog/a.md`, `${root}/reviews/b.md`, `${root}/authors/c.md`],
      paths: ["/blog", "/", "/blog/feed.xml"],
    });
  });

  it("takes a push without commits: a tag, or a branch that was deleted", () => {
    expect(read({ commits: [] })).toEqual({ files: [], paths: [] });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "{}",
    '"/blog"',
    '{"paths":"/blog"}',
    '{"paths":["blog"]}',
    '{"paths":["/blog?x"]}',
    `{"paths":["/${"x".repeat(300)}"]}`,
    '{"files":[1]}',
    '{"commits":{}}',
    '{"commits":[],"ref":1}',
    '{"commits":[{"added":[null]}]}',
    "payload=%7B",
    "other=1",
  ])("refuses %s", (body) => {
    expect(() => readChange(body, root)).toThrow(Refusal);
  });
});
