import { createPhraseFinder } from "@/lib/claims/find-phrases";
import { type PhraseReader, statedPhrases } from "@/lib/claims/stated-phrases";

const reader: PhraseReader = {
  find: createPhraseFinder([{ words: "hand-picked", kind: "expertise" }]),
  isOwnVoice: false,
  named: /\b(?:Merle|Lark AI)\b/,
  hasRanking: false,
  isTitle: (words) => words === "Money back, or not",
};

/** The words that are claims in a text of an article, or of the site's own. */
const claimsIn = (text: string, changes: Partial<PhraseReader> = {}) =>
  statedPhrases(text, 0, { ...reader, ...changes }).map(({ words }) => words);
const inOwnVoice = (text: string) => claimsIn(text, { isOwnVoice: true });

describe("words of an article that are claims", () => {
  it.each([
    ["We are independent.", "independent"],
    ["Our experts sign every review.", "experts"],
    ["Everything here was tested by us.", "tested"],
    ["The list is hand-picked by our team.", "hand-picked"],
    ["Merle asks for no credit card.", "no credit card"],
    ["Our partner asks for no card.", "no card"],
    ["You can cancel Merle at any time.", "any time"],
    ["With Lark AI you cancel anytime.", "cancel anytime"],
    ["Merle gives a full refund.", "full refund"],
    ["Merle is the best companion.", "best companion"],
    ["Lark AI won three awards.", "awards"],
    ["Merle answers 24/7.", "24/7"],
    ["We never sell a place in the list.", "never"],
    ["Merle is encrypted.", "encrypted"],
    ["We have two thousand readers.", "two thousand readers"],
    ["Our tests last thirty days.", "thirty days"],
    ["Merle has 10,000+ users.", "10,000+ users"],
    ["Merle is 70% cheaper.", "70%"],
    ["The app gives 60 messages a day, and it is Merle.", undefined],
    ["title: The Best Companion Apps of the Year", "Best Companion"],
  ])("%s", (text, words) => {
    const found = claimsIn(text);
    expect(words === undefined ? found : found.join()).toEqual(
      words === undefined ? [] : expect.stringContaining(words),
    );
  });

  it.each([
    ["The trial asks for no credit card.", "no credit card"],
    ["That is odd for a plan marked most popular.", "most popular"],
    ["- Trusted by readers everywhere", "Trusted by"],
    ["It is the #1 app of the year.", "the #1"],
    ["verdict: An award-winning companion.", "award-winning"],
  ])("are slogans, whomever the sentence names: %s", (text, words) => {
    expect(claimsIn(text)).toEqual([words]);
    expect(inOwnVoice(text)).toEqual([words]);
    expect(claimsIn(text.replace(words, `[${words}](claim:merle-says)`))).toEqual([]);
  });

  it.each([
    ["a question", "Is Merle encrypted?"],
    ["a question in a quotation", 'Write to support: "Is Merle encrypted?"'],
    ["a denial", "We have not tested Merle."],
    ["a condition", "If Merle asks for no card, take the trial."],
    ["advice to ask", "Ask Merle for a full refund."],
    ["a wish", "We would give Merle three weeks."],
    ["a quotation", 'The page of Merle says "cancel anytime" twice.'],
    ["a quotation in curly marks", "The page of Merle says “the best companion” twice."],
    ["a block of quotation", "> Merle is the best companion."],
    ["what somebody else might say", "*Merle will never let you down.*"],
    ["the title of a page", "Merle is in [Money back, or not](/blog/money-back)."],
    ["advice that names nobody", "A card is not needed where a trial asks for no card."],
    ["others who are experts", "Ask a certified financial planner."],
    ["a year", "Over twelve months Merle costs more."],
    ["the length of a plan", "Merle has a 3-month plan."],
    ["an age", "Merle is for people who are 18 years old."],
    ["the country", "In the US, awards are common."],
    ["a block of code", "```\nMerle is encrypted.\n```"],
  ])("are not in %s", (_, text) => expect(claimsIn(text)).toEqual([]));

  it("are read between two blocks of code, also after a chart", () => {
    const text = "```chart\ntitle: Costs\n```\n\nMerle is encrypted.\n\n```calculator\napps: merle\n```\n";
    expect(claimsIn(text)).toEqual(["encrypted"]);
  });

  it("are not in comments and names of the frontmatter", () => {
    const file = "---\nauthor: ada # We never do this.\ntags: [Best of Merle]\nnote: We never do this.\n---\n";
    expect(statedPhrases(file, file.length, reader).map(({ at }) => file.slice(0, at).split("\n").length)).toEqual([4]);
  });

  it("are only those of the same sentence", () => {
    expect(claimsIn("We looked at Merle. The best advice is old.")).toEqual([]);
    expect(claimsIn("We wrote this down, and\nMerle is encrypted.")).toEqual(["encrypted"]);
    expect(claimsIn("We wrote this down.\n\nEncrypted is a word.")).toEqual([]);
    expect(claimsIn("| Merle | Encrypted |")).toEqual([]);
  });

  it("rest on a claim that they quote", () => {
    expect(claimsIn("Merle asks for [no credit card](claim:merle-no-card).")).toEqual([]);
    expect(claimsIn("Merle asks for [no credit card|little](claim:merle-no-card).")).toEqual([]);
    expect(claimsIn("[Merle](claim:merle-users) asks for no credit card.")).toEqual(["no credit card"]);
  });

  it("rest on a figure only where a figure can prove them", () => {
    expect(claimsIn("Merle has refunds within {{fact:merle.refund-days}}.")).toEqual([]);
    expect(claimsIn("Merle has a free trial of {{claim:trial-days}} days.")).toEqual([]);
    expect(claimsIn("Merle has a free trial, and costs {{price:merle.low}}.")).toEqual(["free trial"]);
    expect(claimsIn("Merle's trial of {{claim:trial-days}} days asks for no card.")).toEqual(["no card"]);
  });

  it("say who is best where the text ranks apps from their tests", () => {
    expect(claimsIn("Merle is the best companion.", { hasRanking: true })).toEqual([]);
    expect(claimsIn("Merle is encrypted.", { hasRanking: true })).toEqual(["encrypted"]);
  });
});

describe("words of the site's own texts that are claims", () => {
  it.each([
    ["label: Cancel anytime", "Cancel anytime"],
    ["heading: Top pick of the year", "Top pick"],
    ['text: "Independent since 2023"', "Independent"],
    ["- text: No credit card for the trial", "No credit card"],
  ])("need nobody's name: %s", (text, words) => expect(inOwnVoice(text)).toEqual([words]));

  it("do not include what nobody is said to do, and labels of lists", () => {
    expect(inOwnVoice("text: It never rains.")).toEqual([]);
    expect(inOwnVoice("label: Best")).toEqual([]);
    expect(inOwnVoice("name: Best of")).toEqual([]);
  });

  it("are read in fields and below them alike", () => {
    const file = "---\nheading: Cancel anytime\n---\n```chart\ntitle: Refunded in full\n```\n";
    const found = statedPhrases(file, file.indexOf("```"), { ...reader, isOwnVoice: true });
    expect(found.map(({ words, at }) => [words, file.slice(at, at + words.length)])).toEqual([
      ["Cancel anytime", "Cancel anytime"],
      ["Refunded", "Refunded"],
    ]);
  });
});

describe("finding phrases", () => {
  it("takes a time that grows with the text, whatever the text is", () => {
    const find = createPhraseFinder();
    for (const word of ["a ", "ten ", "1", "best app ", "two hundred ", "we never "]) {
      const began = performance.now();
      statedPhrases(word.repeat(5_000), 0, { ...reader, find });
      expect(performance.now() - began).toBeLessThan(60_000);
    }
  });
});
