import { claimPhrases, contentFile, postFields } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

/** The errors of a folder with an article, and with what is changed in the list of phrases. */
const errorsOf = (body: string, phrases: Record<string, unknown>): string[] =>
  createContentFolder({
    "blog/words.md": contentFile({ ...postFields, id: 60, title: "All about words" }, body),
    "site/phrases.md": contentFile({ phrases: claimPhrases, ...phrases }),
  }).errors();

const reason = "The maker has shown us the contract.";

describe("words that are claims", () => {
  it("are those of the file, which says which are a claim wherever they stand", () => {
    const phrase = { words: "gold[- ]standard", says: "how good somebody is" };
    const text = "Lark AI is the gold-standard.\n\nThe gold standard. Lark AI is encrypted.";
    expect(errorsOf(text, { phrases: [phrase] })).toEqual([
      expect.stringContaining('"gold-standard" is a claim: it says how good somebody is.'),
    ]);
    expect(errorsOf(text, { phrases: [{ ...phrase, anywhere: true }] })).toHaveLength(2);
  });

  it("are refused where they are no pattern", () => {
    const broken = { phrases: [{ words: "a (b", says: "nothing" }] };
    expect(errorsOf("First.", broken).join()).toContain("no regular expression");
  });
});

describe("an exception", () => {
  const text = "Lark AI asks for no credit card. Lark AI is encrypted.\n";
  const errorsWith = (exception: object) => errorsOf(text, { exceptions: [{ reason, ...exception }] });

  it.each([[{ in: "blog/words" }], [{ in: "blog" }], [{}]])(
    "lets words stand, in a file, a folder or everywhere: %j",
    (place) =>
      expect(errorsWith({ words: "asks for no credit card", ...place })).toEqual([
        expect.stringContaining('"encrypted" is a claim'),
      ]),
  );

  it("lets nothing stand in another folder, nor another part of the sentence", () => {
    expect(errorsWith({ words: "encrypted", in: "reviews" })).toHaveLength(2);
    expect(errorsWith({ words: "Lark AI" })).toHaveLength(2);
  });

  it("needs a reason", () => expect(errorsWith({ words: "encrypted", reason: undefined }).join()).toContain("reason"));
});
