import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { collectLinks, isPlaceholder } from "@/tools/desk/links/collect-links";
import { contentFile, partnerFields, postFields } from "../../../../__tests__/helpers/content-files";
import { serveContent } from "../../../../__tests__/helpers/content-folder";
import { planFields, productFile } from "../../../../__tests__/helpers/product-files";

const folder = serveContent({
  "products/orrin.md": productFile({ website: "https://orrin.example/", plans: [planFields], facts: {} }),
  "blog/linked.md": contentFile(
    { ...postFields, id: 77 },
    "It begins.\n\nSee [the rule](https://www.ecfr.gov/current/title-16), and https://www.ftc.gov/a.\n\nAgain [it](https://www.ftc.gov/a).\n",
  ),
});

const linkTo = (url: string) => collectLinks(getSnapshot().library).find((link) => link.url === url);

describe("collectLinks", () => {
  it("has partner links as readers follow them, with their parameters", () => {
    const { trackedUrl, source, medium } = partnerFields;
    expect(linkTo(`${trackedUrl}&utm_source=${source}&utm_medium=${medium}`)).toMatchObject({
      kind: "partner",
      places: [{ file: expect.stringMatching(/house-partner\.md$/), line: 5 }],
    });
    expect(linkTo("https://house.example/")?.kind).toBe("product");
  });

  it("tells sources and evidence from other links", () => {
    expect(linkTo("https://orrin.example/")?.kind).toBe("product");
    expect(linkTo("https://pricing.example/plans")?.kind).toBe("source");
    expect(linkTo("https://evidence.example/rating")?.kind).toBe("evidence");
  });

  it("has a link of texts once, with every place, and without the full stop after it", () => {
    const link = linkTo("https://www.ftc.gov/a");
    expect(link?.kind).toBe("text");
    expect(link?.places.map(({ line }) => line)).toHaveLength(2);
    const text = folder.read("blog/linked.md").split("\n");
    for (const { line, column } of link?.places ?? [])
      expect(text[line - 1]?.slice(column - 1)).toMatch(/^https:\/\/www\.ftc\.gov\/a/);
    expect(linkTo("https://www.ecfr.gov/current/title-16")?.places).toHaveLength(1);
  });
});

describe("isPlaceholder", () => {
  it.each([
    ["https://orrin.example/", true],
    ["https://www.example.com/a", true],
    ["https://a.test/", true],
    ["https://example.org/", true],
    ["https://www.ftc.gov/", false],
    ["https://counterexample.com/", false],
  ])("of %s: %s", (url, expected) => expect(isPlaceholder(url)).toBe(expected));
});
