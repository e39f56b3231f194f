import fc from "fast-check";
import { type SearchDocument, type SearchSource, toDocument } from "@/lib/search/search-document";
import { SearchIndex } from "@/lib/search/search-index";
import { parseSearchQuery } from "@/lib/search/search-query";
import { foldPlain, foldText } from "@/lib/util/fold";

type Fields = { title: string; excerpt?: string; category?: string; tags?: string[]; content?: string };

function source({ title, excerpt = "", category = "", tags = [], content = "" }: Fields, id = 0): SearchSource {
  const result = { id, title, excerpt, category, slug: `entry-${id}`, type: "blog" as const, url: `/blog/entry-${id}` };
  return { result, tags, readContent: () => content };
}

function update(index: SearchIndex, documents: SearchDocument[]): void {
  const steps = index.update(documents);
  while (!steps.next().done);
}

const titles = (index: SearchIndex, query: string) =>
  index.search(parseSearchQuery(query)).map(({ result }) => result.title);

function search(entries: Fields[], query: string): string[] {
  const index = new SearchIndex();
  update(
    index,
    entries.map((fields, id) => toDocument(source(fields, id))),
  );
  return titles(index, query);
}

describe("another spelling of the same", () => {
  const nfd = (text: string) => text.normalize("NFD");
  it.each([
    ["Café Amélie", nfd("Café Amélie")],
    [nfd("Café Amélie"), "Café Amélie"],
    ["Café Amélie", "cafe amelie"],
    ["Cafe Amelie", "café amélie"],
    ["Rep\u200blika", "replika"],
    ["Com\u00adpan\u00adion", "companion"],
    ["Luna", "lu\u00adna"],
    ["Luna", "ｌｕｎａ"],
    ["Can’t say", "can't say"],
  ])("%j is found by %j", (content, query) => {
    expect(search([{ title: "x", content }], query)).toEqual(["x"]);
    expect(search([{ title: content }], query)).toEqual([content]);
  });
});

/** The rules of docs/reference/behaviour.md, and nothing else: no index, and a stable sort by hand. */
function naiveSearch(entries: Fields[], query: string): string[] {
  return [...new Set([foldText, foldPlain].flatMap((fold) => naiveSearchBy(fold, entries, query)))];
}

function naiveSearchBy(fold: (text: string) => string, entries: Fields[], query: string): string[] {
  const lower = (text: string) => fold(text).split(/\s+/).filter(Boolean).join(" ");
  const term = lower(query);
  if (term === "") return [];
  const groups: string[][] = [];
  for (const { title, excerpt = "", category = "", tags = [], content = "" } of entries) {
    const fields = [title, excerpt, category, ...tags, ...content.split("\n")].map(lower);
    if (!fields.some((field) => field.includes(term))) continue;
    const offset = lower(title).indexOf(term);
    const group = lower(title) === term ? 0 : offset >= 0 ? offset + 1 : 500;
    groups[group] = [...(groups[group] ?? []), title];
  }
  return groups.flat();
}

it("finds the same in the same order as a naive search", () => {
  const letter = fc.constantFrom(..."aAbBzςΣσİi𝒜éeÉ’'😀.*([\\$%<\" ", "e\u0301", "\u00ad");
  const words = (maxLength: number) => fc.string({ unit: letter, maxLength });
  const entry = fc.record({
    title: words(8),
    excerpt: words(8),
    category: words(4),
    tags: fc.array(words(4), { maxLength: 3 }),
    content: fc.array(words(10), { maxLength: 3 }).map((blocks) => blocks.join("\n")),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), words(4), (entries, query) => {
      const numbered = entries.map((one, index) => ({ ...one, title: `${one.title} ${index}` }));
      expect(search(numbered, query)).toEqual(naiveSearch(numbered, query));
    }),
    { numRuns: 2000 },
  );
});

describe("an update", () => {
  const documents = (readContent: () => string) =>
    ["a", "b", "c"].map((title, id) => toDocument({ ...source({ title }, id), readContent }));

  it("reads the content of each document once; a search reads none", () => {
    const readContent = jest.fn(() => "text");
    const [a, b, c] = documents(readContent) as [SearchDocument, SearchDocument, SearchDocument];
    const index = new SearchIndex();
    update(index, [a, b]);
    expect(titles(index, "text")).toEqual(["a", "b"]);
    update(index, [c, b, a]);
    expect(titles(index, "text")).toEqual(["c", "b", "a"]);
    expect(readContent).toHaveBeenCalledTimes(3);
  });

  it("shows the first documents as soon as their fields are read, and says when their content is, too", () => {
    const [a, b, c] = documents(() => "text") as [SearchDocument, SearchDocument, SearchDocument];
    const index = new SearchIndex();
    const found = () => [titles(index, "a"), titles(index, "b"), titles(index, "c"), titles(index, "text")];
    const first = index.update([a, b]);
    first.next();
    expect(found()).toEqual([[], [], [], []]);
    first.next();
    // The step that reads the first content shows all fields before.
    first.next();
    expect([...found(), index.isComplete]).toEqual([["a"], ["b"], [], ["a"], false]);
    const others = index.update([c, a, b]);
    others.next();
    others.next();
    expect([...found(), index.isComplete]).toEqual([["a"], ["b"], ["c"], ["c", "a"], false]);
    while (!others.next().done);
    expect([...found(), index.isComplete]).toEqual([["a"], ["b"], ["c"], ["c", "a", "b"], true]);
  });

  it("leaves out what is gone, and finds it again when it comes back", () => {
    const [a, b, c] = documents(() => "text") as [SearchDocument, SearchDocument, SearchDocument];
    const index = new SearchIndex();
    for (const list of [[a, b, c], [b], [], [a, c]]) {
      update(index, list);
      expect(titles(index, "text")).toEqual(list.map(({ result }) => result.title));
    }
  });

  it("reads all again once more are gone than there are, so that memory does not grow for ever", () => {
    const readContent = jest.fn(() => "text");
    const [a, b, c] = documents(readContent) as [SearchDocument, SearchDocument, SearchDocument];
    const index = new SearchIndex();
    for (const [list, readings] of [
      [[a, b, c], 3],
      [[b, c], 3],
      [[c], 4],
      [[c], 4],
    ] as const) {
      update(index, [...list]);
      expect(readContent).toHaveBeenCalledTimes(readings);
      expect(titles(index, "text")).toEqual(list.map(({ result }) => result.title));
    }
  });

  it("is invisible before its last step, and may be abandoned for another", () => {
    const [a, b, c] = documents(() => "text") as [SearchDocument, SearchDocument, SearchDocument];
    const index = new SearchIndex();
    update(index, [a]);
    const abandoned = index.update([a, b, c]);
    abandoned.next();
    expect(titles(index, "text")).toEqual(["a"]);
    update(index, [c, a]);
    expect(titles(index, "text")).toEqual(["c", "a"]);
  });
});
