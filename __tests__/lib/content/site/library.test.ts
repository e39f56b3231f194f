import { readlinkSync, renameSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { documentSchemas } from "@/lib/content/read/collections";
import type { Library } from "@/lib/content/site/library";
import { contentFile, postFields } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";

/** Called when the files have been listed, and before they are read. */
let afterListing = () => {};
jest.mock("@/lib/content/pictures/list-pictures", () => {
  const actual = jest.requireActual("@/lib/content/pictures/list-pictures");
  const listPictures = (...args: unknown[]) => {
    const pictures = actual.listPictures(...args);
    afterListing();
    return pictures;
  };
  return { ...actual, listPictures };
});

const first = "blog/how-prices-work.md";
const titles = (library: Library) => library.collections.blog.map(({ data }) => data.title);
const body = "A text.\n\n## What it costs\n\nMore.\n";
const post = (changes: Record<string, unknown> = {}) => contentFile({ ...postFields, ...changes }, body);

function open(folder = createContentFolder()) {
  return { folder, read: folder.open() };
}

it("reads every folder, and is the same object until a file changes", () => {
  const { read } = open();
  const library = read();
  expect(Object.entries(library.collections).map(([name, entries]) => [name, entries.length])).toEqual([
    ["blog", 2],
    ["reviews", 1],
    ["authors", 1],
    ["categories", 2],
    ["partners", 2],
    ["products", 1],
    ["test-reports", 1],
    ["pages", 0],
  ]);
  expect(Object.keys(library.documents)).toHaveLength(Object.keys(documentSchemas).length);
  expect(library.diagnostics).toEqual([]);
  expect(read()).toBe(library);
});

it("parses only the file that changed", () => {
  const { folder, read } = open();
  const [memory, prices] = read().collections.blog;
  folder.write(first, post({ title: "How prices work now" }));
  const [memoryAfter, pricesAfter] = read().collections.blog;
  expect(memoryAfter).toBe(memory);
  expect(pricesAfter).not.toBe(prices);
});

it("sees an edit that leaves the size as it was", () => {
  const { folder, read } = open();
  read();
  folder.write(first, folder.read(first).replace("How prices work", "How praise works"));
  utimesSync(join(folder.root, first), new Date(), new Date(Date.now() + 5000));
  expect(titles(read())).toContain("How praise works");
});

it("fills a changed claim in wherever it is quoted", () => {
  const { folder, read } = open();
  expect(read().documents["site/site"]?.data.banner).toBe("Join 10,000+ readers");
  folder.write(
    "site/claims.md",
    folder.read("site/claims.md").replace("10,000+", "20,000+ good").replace("value: 10000", "value: 20000"),
  );
  expect(read().documents["site/site"]?.data.banner).toBe("Join 20,000+ good readers");
});

it("reads files with a byte order mark and Windows line ends", () => {
  const text = `\uFEFF${post({ title: "Written on Windows" }).replaceAll("\n", "\r\n")}`;
  const { read } = open(createContentFolder({ [first]: text }));
  const entry = read().collections.blog.find(({ slug }) => slug === "how-prices-work");
  expect(entry?.data.title).toBe("Written on Windows");
  expect(entry?.body).toBe(body);
});

it("looks at nothing but markdown files", () => {
  const { read } = open(createContentFolder({ "blog/.hidden.md": "x" }));
  expect(read().diagnostics).toEqual([]);
  expect(titles(read())).toHaveLength(2);
});

it("names what only looks like content", () => {
  const strange = { "blog/notes.txt": "x", "blog/folder.md/file.md": "x", "site/other.md": "x" };
  const { folder, read } = open(createContentFolder(strange));
  expect(folder.errors().map((error) => error.split(":")[0])).toEqual([
    "blog/folder.md",
    "blog/notes.txt",
    "site/other.md",
  ]);
  expect(titles(read())).toHaveLength(2);
});

it("is wholly of the new folder when the link to the folder is switched while it is read", () => {
  const old = createContentFolder({ [first]: post({ title: "Both are old" }) });
  const next = createContentFolder({
    [first]: post({ title: "Both are new" }),
    "blog/one-more.md": post({ title: "Both are new", id: 900 }),
  });
  const link = join(old.base, "live");
  symlinkSync(old.root, link);
  afterListing = () => {
    if (readlinkSync(link) !== old.root) return;
    symlinkSync(next.root, `${link}.next`);
    renameSync(`${link}.next`, link);
  };
  const library = createContentFolder().open({ root: link })();
  afterListing = () => {};
  expect(titles(library).filter((title) => title.startsWith("Both"))).toEqual(["Both are new", "Both are new"]);
});
