import { entriesToCheck } from "@/lib/check/check-change";
import { listContent } from "@/lib/content/read/load-file";
import { contentFile, postFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const second = "blog/second.md";
const third = "blog/third.md";
const text = (title: string, id: number, body = "Text.\n") => contentFile({ ...postFields, title, id }, body);

/** What has to be checked after some files of a site with three articles have changed. */
function changing(changes: Record<string, (text: string) => string>, isOfToday = true) {
  const site = createContentFolder({
    [second]: text("The second article", 22),
    [third]: text("The third article", 33),
  });
  const read = site.open();
  const before = read();
  for (const [path, edit] of Object.entries(changes)) site.write(path, edit(site.read(path)));
  const library = read();
  expect([...before.diagnostics, ...library.diagnostics]).toEqual([]);
  const isChanged = (folder: string, { name }: { name: string }) => `${folder}/${name}` in changes;
  return entriesToCheck({ library, before, isOfToday, listed: listContent(site.root), isChanged });
}

const slugs = (some: Iterable<{ slug: string }> | undefined) => some && [...some].map(({ slug }) => slug);

it("is an article that has changed", () => {
  const { entries, articles } = changing({ [second]: () => text("A better second article", 22) });
  expect(slugs(entries)).toEqual(["second"]);
  expect(slugs(articles)).toEqual(["second"]);
});

it("is every article where anything else has changed", () => {
  const { entries, articles } = changing({ "authors/ada-page.md": (author) => `${author}\nMore.\n` });
  expect(slugs(entries)).toEqual(["ada-page"]);
  expect(articles).toBeUndefined();
});

it("is every article on another day", () => {
  expect(changing({ [second]: () => text("A better second article", 22) }, false).articles).toBeUndefined();
});

it("is no text of a change of more than two hundred files, but what else an article can have", () => {
  const names = Array.from({ length: 201 }, (_, index) => `blog/many-${index}.md`);
  const site = createContentFolder(
    Object.fromEntries(names.map((name, index) => [name, text(`Article number ${index}`, 100 + index)])),
  );
  const library = site.open()();
  const changeOf = (count: number) => {
    const changed = new Set(names.slice(0, count));
    const isChanged = (folder: string, { name }: { name: string }) => changed.has(`${folder}/${name}`);
    return entriesToCheck({ library, before: library, isOfToday: true, listed: listContent(site.root), isChanged });
  };
  expect([changeOf(200).entries.size, changeOf(200).articles?.length]).toEqual([200, 200]);
  expect([changeOf(201).entries.size, changeOf(201).articles]).toEqual([0, undefined]);
});

it("is every article when so many old ones are removed that the others' years are no longer meant", () => {
  const old = (index: number) =>
    contentFile({ ...postFields, title: `Old article ${index}`, id: 100 + index, date: "2009-05-04" });
  const names = Array.from({ length: 11 }, (_, index) => `blog/old-${index}.md`);
  const site = createContentFolder(Object.fromEntries(names.map((name, index) => [name, old(index)])));
  const read = site.open();
  expect([...site.errors(), ...read().diagnostics]).toEqual([]);
  for (const name of names.slice(1)) site.remove(name);
  const errors = site.errors();
  expect(errors).toEqual([expect.stringMatching(/^blog\/old-0\.md:\d+:\d+ .*2009/)]);
  expect(read().diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining("2009")]);
});

it("is an article that links to one that becomes a draft", () => {
  const fields = { ...postFields, title: "The second article", id: 22 };
  const site = createContentFolder({
    [second]: contentFile(fields),
    [third]: text("The third article", 33, "See [it](/blog/second).\n"),
  });
  const read = site.open();
  expect([...site.errors(), ...read().diagnostics]).toEqual([]);
  site.write(second, contentFile({ ...fields, draft: true }));
  expect(site.errors().join()).toContain("/blog/second is a draft");
  const { diagnostics, collections } = read();
  expect(diagnostics.map(({ message }) => message).join()).toContain("/blog/second is a draft");
  expect(slugs(collections.blog)).toContain("third");
});
