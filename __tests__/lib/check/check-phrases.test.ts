import { claimPhrases, contentFile, postFields, validContent } from "../../helpers/content-files";
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
    "site/phrases.md": contentFile({ phrases: claimPhrases, ...phrases }),
  }).errors();
}

/** The words that are claims in a text. */
const claimsIn = (body: string) =>
  errorsOf(body).map((error) => /error {2}"([^"]+)" is a claim/.exec(error)?.[1] ?? error);

const reason = "The maker has shown us the contract.";

describe("words that are claims", () => {
  it("are errors with their place, what they say and what to do", () => {
    const [error, ...others] = errorsOf("First.\n\nLark AI asks for *nothing*, and\nno **credit card**.\n");
    expect(others).toEqual([]);
    expect(error).toMatch(/^blog\/words\.md:\d+:1 {2}error {2}"no credit card" is a claim: it says the terms/);
    expect(error).toContain("Quote what proves it, [no credit card](claim:id)");
  });

  it.each([
    ["We are independent.", "independent"],
    ["Our experts sign every review.", "experts"],
    ["Everything here was tested by us.", "tested by us"],
    ["Our partner asks for no card.", "no card"],
    ["You can cancel Lark AI at any time.", "cancel Lark AI at any time"],
    ["Lark AI gives a full refund.", "full refund"],
    ["Lark AI is the best companion.", "best companion"],
    ["Lark AI won three awards.", "awards"],
    ["Lark AI answers 24/7.", "24/7"],
    ["We never sell a place in the list.", "We never"],
    ["Lark AI is encrypted.", "encrypted"],
    ["We have many thousand readers.", "many thousand readers"],
    ["Lark AI has 10,000+ users.", "10,000+ users"],
    ["Lark AI is 70% cheaper.", "70%"],
    ["Lark AI has a free trial, and costs {{claim:users}}.", "free trial"],
    ["Lark AI has [many](claim:users) users, and Lark AI is encrypted.", "encrypted"],
    ["The trial asks for no credit card.", "no credit card"],
    ["It is the #1 app of the year.", "the #1"],
    ["- Trusted by readers everywhere", "Trusted by"],
    ["| What | Said |\n| --- | --- |\n| Plan | Most popular |", "Most popular"],
    [
      "```chart\ntitle: Trusted by all\nunit: a\nrows:\n- {label: a, value: 1}\n- {label: b, value: 2}\n```",
      "Trusted by",
    ],
    ["```ranking\ntitle: Apps that are trusted by all\n```", "trusted by"],
    ["> ~~~ ranking\n> title: Most popular apps\n> ~~~", "Most popular"],
    ["> Lark AI is the best companion.", "best companion"],
  ])("%s", (text, words) => expect(claimsIn(`First.\n\n${text}\n`)).toEqual([words]));

  it.each([
    ["a question", "Is Lark AI encrypted?"],
    ["a denial", "We have not tested Lark AI."],
    ["a condition", "If Lark AI asks for no card, take the trial."],
    ["advice to ask", "Ask Lark AI for a full refund."],
    ["a wish", "We would give Lark AI three weeks."],
    ["a quotation", 'The page of Lark AI says "cancel anytime" and “the best companion”.'],
    ["what somebody else might say", "*Lark AI will never let you down.*"],
    ["advice that names nobody", "A card is not needed where a trial asks for no card."],
    ["others who are experts", "A certified planner is no luxury."],
    ["the name of a page of ours", "Lark AI: see [What is encrypted](/blog/how-prices-work)."],
    ["a year and the length of a plan", "Over twelve months Lark AI costs more. Lark AI has a 3-month plan."],
    ["a comment", "<!-- Lark AI is encrypted. -->"],
    ["another sentence", "We looked at Lark AI. The best advice is old."],
    ["words that rest on a claim", "Lark AI has [many users, never lost](claim:users), and {{claim:users}} users."],
  ])("are not in %s", (_, text) => expect(claimsIn(`First.\n\n${text}\n`)).toEqual([]));

  it("are looked for in fields of articles and in the site's own files, where nobody is named", () => {
    expect(
      errorsOf("First.", {}, { excerpt: "Everything in this article was tested by us in the last year." }),
    ).toEqual([expect.stringMatching(/^blog\/words\.md:\d+:\d+ .*"tested by us" is a claim/)]);
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

  it("are those of the file, which says which are a claim wherever they stand", () => {
    const phrase = { words: "gold[- ]standard", says: "how good somebody is" };
    const text = "Lark AI is the gold-standard.\n\nThe gold standard. Lark AI is encrypted.";
    expect(errorsOf(text, { phrases: [phrase] })).toEqual([
      expect.stringContaining('"gold-standard" is a claim: it says how good somebody is.'),
    ]);
    expect(errorsOf(text, { phrases: [{ ...phrase, anywhere: true }] })).toHaveLength(2);
  });

  it("are refused where they are no pattern", () => {
    expect(errorsOf("First.", { phrases: [{ words: "a (b", says: "nothing" }] }).join()).toContain(
      "no regular expression",
    );
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

  it("lets nothing stand in another folder", () => {
    expect(
      errorsOf("Lark AI is encrypted.", { exceptions: [{ words: "encrypted", in: "reviews", reason }] }),
    ).toHaveLength(1);
  });

  it("covers the words themselves and not another part of the sentence", () => {
    expect(errorsOf("Lark AI is encrypted.", { exceptions: [{ words: "Lark AI", reason }] })).toHaveLength(1);
  });

  it("needs a reason", () => {
    expect(errorsOf(text, { exceptions: [{ words: "encrypted" }] }).join()).toContain("reason");
  });
});
