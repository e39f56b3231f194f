import { findResults } from "@/lib/search/answer-search";
import { toDocument } from "@/lib/search/search-document";
import { SearchIndex } from "@/lib/search/search-index";
import { parseSearchQuery } from "@/lib/search/search-query";

type Entry = { title: string; content?: string };

function createIndex(entries: readonly Entry[]): SearchIndex {
  const index = new SearchIndex();
  const documents = entries.map(({ title, content = "" }, id) =>
    toDocument({
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
  { title: "To delete your data", content: "Step by step." },
  { title: "Other", content: "Nothing of the kind." },
];

it("corrects no word into one that tells nothing: the opposite of what somebody says", () => {
  const entries = [{ title: "What an app can do", content: "You can go on, and can go back." }];
  expect(find(entries, "i cant go on")).toEqual({ titles: [], marks: ["i cant go on"] });
});

describe("all words", () => {
  it("are found in any order, most of them in the title first, and it is said", () => {
    expect(find(texts, "delete data")).toEqual({
      titles: ["To delete your data", "Newest"],
      marks: ["delet", "data"],
      note: "No text contains “delete data”. These contain “delete” and “data”:",
    });
  });

  it("are those that tell something", () => {
    expect(find(texts, "how do I delete my data").note).toMatch(/These contain “delete” and “data”:$/);
  });

  it("are found inside longer words and with other accents, unless they are very short", () => {
    const entries = [{ title: "A", content: "Deleted in the café, they said." }];
    expect(find(entries, "cafe delete").titles).toEqual(["A"]);
    expect(find(entries, "cafe ai").titles).toEqual([]);
  });

  it("follow a few texts with the whole phrase", () => {
    const few = [...texts, { title: "Phrase", content: "Please delete data here." }];
    expect(find(few, "delete data")).toMatchObject({
      titles: ["Phrase", "To delete your data", "Newest"],
      note: "One text contains “delete data”. The others contain “delete” and “data”:",
    });
  });

  it("are not looked for where a title has the phrase, or three texts", () => {
    const inTitle = [...texts, { title: "How to delete data" }];
    expect(find(inTitle, "Delete  Data")).toEqual({ titles: ["How to delete data"], marks: ["Delete Data"] });
    const three = ["A", "B", "C"].map((title) => ({ title, content: "They delete data." }));
    expect(find([...texts, ...three], "delete data")).toEqual({ titles: ["A", "B", "C"], marks: ["delete data"] });
  });

  it("must all be there", () => {
    expect(find(texts, "delete kind").titles).toEqual([]);
  });
});

describe("a typing mistake", () => {
  it("is put right where nothing else is found, and the results are those of the right query", () => {
    expect(find(texts, "delte data")).toEqual({
      titles: ["To delete your data", "Newest"],
      marks: ["delet", "data"],
      note: "No text contains “delte data”.",
      meant: "delete data",
    });
  });

  it("is a space too many", () => {
    expect(find([{ title: "DreamGF" }], "dream gf")).toMatchObject({ titles: ["DreamGF"], meant: "dreamgf" });
  });

  it("leads to a word with the same first letter before others, then to the most frequent", () => {
    const entries = [{ title: "x", content: "only only only lonely" }];
    expect(find(entries, "lonly").meant).toBe("lonely");
    expect(find([{ title: "x", content: "cost cost coat" }], "coxt").meant).toBe("cost");
  });

  it("is not looked for in figures and short words", () => {
    expect(find([{ title: "x", content: "2025 abd" }], "2026").titles).toEqual([]);
    expect(find([{ title: "x", content: "2025 abd" }], "abc").titles).toEqual([]);
  });
});

it("an empty query finds nothing, and neither does one without words", () => {
  expect(find(texts, "  ")).toEqual({ titles: [], marks: [""] });
  expect(find(texts, "?!").titles).toEqual([]);
});
