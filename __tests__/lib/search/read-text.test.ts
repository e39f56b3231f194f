import { readText } from "@/lib/search/read-text";
import { prepareDocument } from "@/lib/search/search-index";

const documentOf = (readContent: () => string) =>
  prepareDocument({
    result: { id: 1, type: "blog", title: "Luna", excerpt: "", category: "", url: "/blog/luna", slug: "luna" },
    tags: [],
    readContent,
  });

it("makes the text of a document once, and of an edited one anew", () => {
  const readContent = jest.fn(() => "It remembers names.");
  const document = documentOf(readContent);
  expect([readText(document), readText(document)]).toEqual(["It remembers names.", "It remembers names."]);
  expect(readContent).toHaveBeenCalledTimes(1);
  expect(readText(documentOf(() => "It forgets names."))).toBe("It forgets names.");
});

it("keeps an empty text, too", () => {
  const readContent = jest.fn(() => "");
  const document = documentOf(readContent);
  expect([readText(document), readText(document)]).toEqual(["", ""]);
  expect(readContent).toHaveBeenCalledTimes(1);
});
