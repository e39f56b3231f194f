import { findResults } from "@/lib/search/find-results";
import { prepareDocument, SearchIndex } from "@/lib/search/search-index";
import { parseSearchQuery } from "@/lib/search/search-query";

type Entry = { title: string; content?: string };

function createIndex(entries: readonly Entry[]): SearchIndex {
  const index = new SearchIndex();
  const documents = entries.map(({ title, content = "" }, id) =>
    prepareDocument({
      result: { id, title, excerpt: "", category: "", slug: `e-${id}`, type: "blog", url: `/blog/e-${id}` },
      tags: [],
      readContent: () => content,
    }),
  );
  for (const _ of index.update(documents));
  return index;
}

const find = (entries: readonly Entry[], query: string) => {
  const { documents, ...how } = findResults(createIndex(entries), parseSearchQuery(query));
  return { titles: documents.map(({ result }) => result.title), ...how };
};

const texts = [
  { title: "Newest", content: "Your data, and how to delete it." },
  { title: "Deleting data", content: "Step by step." },
  { title: "Other", content: "Nothing of the kind." },
];

describe("all words", () => {
  it("are found in any order and with another ending, most of them in the title first, and it is said", () => {
    expect(find(texts, "delete data")).toEqual({
      titles: ["Deleting data", "Newest"],
      marks: { query: "delete data", stems: ["delet", "data"] },
      note: "No text contains the words “delete data” in this order. These contain both words:",
    });
  });

  it("are named where the query has others that tell nothing", () => {
    expect(find(texts, "how do I delete my data").note).toMatch(/These contain “delete” and “data”:$/);
  });

  it("are one word with another ending", () => {
    expect(find([{ title: "A", content: "Deleted." }], "deletes")).toMatchObject({
      titles: ["A"],
      note: "No text contains “deletes”. These contain it with another ending:",
    });
  });

  it("follow a few texts with the whole phrase", () => {
    const few = [...texts, { title: "Phrase", content: "Please delete data here." }];
    expect(find(few, "delete data")).toMatchObject({
      titles: ["Phrase", "Deleting data", "Newest"],
      note: "One text contains the words “delete data” in this order. The others contain both words:",
    });
  });

  it("are not looked for where a title has the phrase, or three texts", () => {
    const inTitle = [...texts, { title: "How to delete data" }];
    expect(find(inTitle, "Delete  Data")).toEqual({ titles: ["How to delete data"], marks: { query: "Delete Data" } });
    const three = ["A", "B", "C"].map((title) => ({ title, content: "They delete data." }));
    expect(find([...texts, ...three], "delete data")).toEqual({
      titles: ["A", "B", "C"],
      marks: { query: "delete data" },
    });
  });

  it("must all be there", () => {
    expect(find(texts, "delete kind").titles).toEqual([]);
  });
});

describe("a typing mistake", () => {
  it("is put right where nothing else is found, and the results are those of the right query", () => {
    expect(find(texts, "delte data")).toEqual({
      titles: ["Deleting data", "Newest"],
      marks: { query: "delete data", stems: ["delet", "data"] },
      note: "No text contains “delte data”.",
      meant: "delete data",
    });
  });

  it("is a space too many", () => {
    expect(find([{ title: "DreamGF" }], "dream gf")).toMatchObject({ titles: ["DreamGF"], meant: "dreamgf" });
  });

  it("leads to a word with the same first letter before others, then to one in a title, then to the most frequent", () => {
    const entries = [
      { title: "x", content: "only only only lonely" },
      { title: "Luna", content: "y" },
      { title: "z", content: "lung lung" },
    ];
    expect(find(entries, "lonly").meant).toBe("lonely");
    expect(find(entries, "lunb").meant).toBe("luna");
    expect(find([{ title: "x", content: "cost, cost; coat" }], "coxt").meant).toBe("cost");
  });

  it("does not lead to a word whose texts are gone", () => {
    const index = createIndex([
      { title: "x", content: "luna luna" },
      { title: "y", content: "lung" },
    ]);
    expect(findResults(index, parseSearchQuery("lunb")).meant).toBe("luna");
    for (const _ of index.update(index.documents.slice(1)));
    expect(findResults(index, parseSearchQuery("lunb")).meant).toBe("lung");
  });

  it("is not looked for in figures and short words", () => {
    expect(find([{ title: "x", content: "2025 abd" }], "2026").titles).toEqual([]);
    expect(find([{ title: "x", content: "2025 abd" }], "abc").titles).toEqual([]);
  });
});

it("an empty query finds nothing, and neither does one without words", () => {
  expect(find(texts, "  ")).toEqual({ titles: [], marks: { query: "" } });
  expect(find(texts, "?!").titles).toEqual([]);
});
