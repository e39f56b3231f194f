import { contentFile, postFields, validContent } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const fields = { ...postFields, id: 60, title: "All about words" };
const post = (body: string, changes: Record<string, unknown> = {}) => contentFile({ ...fields, ...changes }, body);

/** The errors of a folder with an article and exceptions. */
function errorsOf(
  body: string,
  phrases: Record<string, unknown> = {},
  changes: Record<string, unknown> = {},
): string[] {
  return createContentFolder({
    "blog/words.md": post(body, changes),
    "site/phrases.md": contentFile(phrases),
  }).errors();
}

const reason = "The maker has shown us the contract.";

describe("words that are claims", () => {
  it("are errors with their place, what they say and what to do", () => {
    const [error, ...others] = errorsOf("First.\n\nLark AI asks for no credit card.\n");
    expect(others).toEqual([]);
    expect(error).toMatch(/^blog\/words\.md:\d+:18 {2}error {2}"no credit card" is a claim: it says the terms/);
    expect(error).toContain("Quote what proves it, [no credit card](claim:id)");
  });

  it("are looked for in fields of articles and in the site's own files", () => {
    expect(
      errorsOf("First.", {}, { excerpt: "Everything in this article was tested by us in the last year." }),
    ).toEqual([expect.stringContaining('"tested" is a claim')]);
    const folder = createContentFolder({
      "site/brand.md": (validContent["site/brand.md"] ?? "").replace(
        /partnerTag: .*/,
        "partnerTag: Independent partner",
      ),
    });
    expect(folder.errors()).toEqual([expect.stringMatching(/^site\/brand\.md:.*"Independent" is a claim/)]);
  });

  it("know the apps and partners of the folder by name", () => {
    expect(errorsOf("Sable AI is encrypted.")).toEqual([]);
    expect(errorsOf("Lark AI is encrypted.")).toHaveLength(1);
  });

  it("may be the title of a page that a link names", () => {
    const linked = "Lark AI: see [What is encrypted](/blog/other).\n";
    const other = contentFile({ ...postFields, id: 61, title: "What is encrypted, and what is not" });
    expect(createContentFolder({ "blog/words.md": post(linked), "blog/other.md": other }).errors()).toEqual([]);
    const unnamed = contentFile({ ...postFields, id: 61, title: "Something else" });
    expect(createContentFolder({ "blog/words.md": post(linked), "blog/other.md": unnamed }).errors()).toHaveLength(1);
  });

  it("may say who is best where a ranking block says why", () => {
    const title = "The best apps for long evenings";
    expect(errorsOf("First.", {}, { title })).toEqual([expect.stringContaining("Let a ```ranking block")]);
    expect(errorsOf("First.\n\n```ranking\n```\n", {}, { title })).toEqual([]);
  });

  it("include those that the operator adds", () => {
    const added = { phrases: [{ words: "Gold standard", kind: "standing" }] };
    expect(errorsOf("Lark AI is the gold standard.", added)).toEqual([
      expect.stringContaining('"gold standard" is a claim: it says how independent or trusted somebody is'),
    ]);
  });
});

describe("an exception", () => {
  const text = "Lark AI asks for no credit card. Lark AI is encrypted.\n";

  it("lets words stand, in a sentence, a file, a folder or everywhere", () => {
    for (const place of [{ in: "blog/words" }, { in: "blog" }, {}]) {
      const errors = errorsOf(text, { exceptions: [{ words: "asks for no credit card", ...place, reason }] });
      expect(errors).toEqual([expect.stringContaining('"encrypted" is a claim')]);
    }
  });

  it("is an error where it lets nothing stand", () => {
    const stale = (exception: Record<string, unknown>) =>
      errorsOf("First.", { exceptions: [{ words: "no credit card", reason, ...exception }] });
    expect(stale({})).toEqual([expect.stringMatching(/^site\/phrases\.md:.*No text has "no credit card" as a claim/)]);
    expect(errorsOf(text, { exceptions: [{ words: "encrypted", in: "reviews", reason }] })).toHaveLength(3);
  });

  it("covers the words themselves and not another part of the sentence", () => {
    expect(errorsOf("Lark AI is encrypted.", { exceptions: [{ words: "Lark AI", reason }] })).toHaveLength(2);
  });

  it("needs a reason", () => {
    expect(errorsOf(text, { exceptions: [{ words: "encrypted" }] }).join()).toContain("reason");
  });
});
