import fc from "fast-check";
import { prepareDocument, searchDocuments } from "@/lib/search/search-index";
import { parseSearchQuery } from "@/lib/search/search-query";
import type { SearchSource } from "@/lib/search/types";

type Fields = { title: string; excerpt?: string; category?: string; tags?: string[]; content?: string };

function source({ title, excerpt = "", category = "", tags = [], content = "" }: Fields, id = 0): SearchSource {
  const result = { id, title, excerpt, category, slug: `entry-${id}`, type: "blog" as const, url: `/blog/entry-${id}` };
  return { result, tags, readContent: () => content };
}

function search(entries: Fields[], query: string): string[] {
  const documents = entries.map((fields, id) => prepareDocument(source(fields, id)));
  return searchDocuments(documents, parseSearchQuery(query)).map(({ result }) => result.title);
}

describe("what is searched", () => {
  it.each([
    ["title", { title: "About Luna here" }],
    ["excerpt", { title: "x", excerpt: "About Luna here" }],
    ["category", { title: "x", category: "Luna" }],
    ["tags", { title: "x", tags: ["Other", "Luna"] }],
    ["content", { title: "x", content: "First block\nAbout Luna here" }],
  ])("the %s, whatever the case", (_, fields) => {
    for (const query of ["luna", "LUNA", " lUnA ", "un"]) expect(search([fields], query)).toEqual([fields.title]);
    expect(search([fields], "lunar")).toEqual([]);
  });

  it("never a place where two fields or two blocks meet", () => {
    const fields = { title: "alpha", excerpt: "beta", tags: ["gamma", "delta"], content: "one\ntwo" };
    for (const query of ["alpha beta", "alphabeta", "gamma delta", "one two", "delta one"]) {
      expect([query, search([fields], query)]).toEqual([query, []]);
    }
  });

  it.each(["", "   ", "\n\t", "\u0000"])("nothing for %j", (query) => {
    expect(search([{ title: "a" }], query)).toEqual([]);
  });

  it.each([".*", "a+", "[", "(?:", "\\", "$", "^", "|", "😀", "%", "<script>", "'", '"'])(
    "%j as it stands",
    (query) => {
      expect(search([{ title: `before ${query} after` }, { title: "aaa bbb" }], query)).toEqual([
        `before ${query} after`,
      ]);
    },
  );

  it("a query of 10,000 characters by its first 200", () => {
    expect(search([{ title: "x", content: `${"a".repeat(200)}b` }], "a".repeat(10_000))).toEqual(["x"]);
  });
});

describe("the order", () => {
  it("is exact titles, then the place in the title, then matches elsewhere", () => {
    const entries = [
      { title: "Elsewhere", content: "luna" },
      { title: "See Luna" },
      { title: "Luna and more" },
      { title: "LUNA" },
      { title: "A Luna" },
    ];
    expect(search(entries, "luna")).toEqual(["LUNA", "Luna and more", "A Luna", "See Luna", "Elsewhere"]);
  });

  it("is the order given among equals", () => {
    const entries = ["first", "second", "third"].map((name) => ({ title: `Luna ${name}` }));
    expect(search(entries, "luna")).toEqual(["Luna first", "Luna second", "Luna third"]);
    const elsewhere = ["c", "a", "b"].map((title) => ({ title, content: "luna" }));
    expect(search(elsewhere, "luna")).toEqual(["c", "a", "b"]);
  });
});

/** The specification's sentences and nothing else: no preparing, no summary, a stable sort by hand. */
function naiveSearch(entries: Fields[], query: string): string[] {
  const lower = (text: string) =>
    [...text]
      .map((one) => (one === "ς" ? "σ" : one.toLowerCase()))
      .join("")
      .split(/\s+/)
      .filter(Boolean)
      .join(" ");
  const term = lower(query);
  if (term === "") return [];
  const groups: string[][] = [];
  for (const { title, excerpt = "", category = "", tags = [], content = "" } of entries) {
    const fields = [title, excerpt, category, ...tags, ...content.split("\n")].map(lower);
    if (!fields.some((field) => field.includes(term))) continue;
    const place = lower(title).indexOf(term);
    const group = lower(title) === term ? 0 : place >= 0 ? place + 1 : 500;
    groups[group] = [...(groups[group] ?? []), title];
  }
  return groups.flat();
}

it("finds the same in the same order as a plain reading of the specification", () => {
  const letter = fc.constantFrom(..."aAbBzςΣσİi𝒜😀.*( ");
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
      const numbered = entries.map((one, index) => ({ ...one, title: one.title || `${index}` }));
      expect(search(numbered, query)).toEqual(naiveSearch(numbered, query));
    }),
    { numRuns: 2000 },
  );
});

it("reads the content of each document once, and never while searching", () => {
  const readContent = jest.fn(() => "text");
  const document = prepareDocument({ ...source({ title: "a" }), readContent });
  searchDocuments([document], parseSearchQuery("text"));
  expect(readContent).toHaveBeenCalledTimes(1);
});
