import fc from "fast-check";
import type { ClaimFacts } from "@/lib/content/claims/formulas";
import { openLedger } from "@/lib/content/claims/ledger";
import { splitSentences, wordsOfClaims } from "@/lib/content/claims/quote-syntax";
import { resolveClaimsInText, unneeded, withheld } from "@/lib/content/claims/resolve-claims";
import { resolveClaimsInData } from "@/lib/content/claims/resolve-data";
import { claimsSchema } from "@/lib/content/schemas/claims-schema";
import { claimFields, proven } from "../../../helpers/content-files";

const { claims } = claimsSchema.parse({
  claims: [
    { ...claimFields, id: "users", text: "10,000+" },
    { ...claimFields, id: "rating", text: "4.9/5", ...proven() },
    { ...claimFields, id: "saving", text: "25%", value: 25, computed: { formula: "help-pages", category: "Start" } },
  ],
});
/** The help center leads to two pages. */
const facts: ClaimFacts = {
  tests: [],
  reviews: [],
  apps: new Map(),
  help: [{ title: "Start", topics: [{ href: "/a" }, { href: "/a#b" }, { href: "/c" }] }],
};
const lookIn = (isLive: boolean) =>
  openLedger({ claims, isSample: false, isLive, facts: () => facts, day: "2025-07-01", find: () => "there" }).lookup;
const all = lookIn(false);
const strict = lookIn(true);

describe("the lookup of claims", () => {
  it("shows every claim, or only the proven", () => {
    expect([all("claim:users"), all("claim:rating")]).toEqual(["10,000+", "4.9/5"]);
    expect([strict("claim:users"), strict("claim:rating")]).toEqual([withheld, "4.9/5"]);
  });

  it("shows what is stated, or our own sum of it alone", () => {
    expect([all("claim:saving"), all("sum:saving")]).toEqual(["25%", "2"]);
    expect([strict("claim:saving"), strict("sum:saving")]).toEqual(["2", unneeded]);
  });

  it("knows nothing of others, whatever an object would know", () => {
    const references = ["claim:nothing", "constructor", "users", "sum:users"];
    expect(references.map(all)).toEqual(references.map(() => undefined));
  });
});

describe("resolveClaimsInText, showing all", () => {
  it.each([
    ["{{claim:users}} users", "10,000+ users"],
    ["{{ claim:users }}/{{claim:rating}}", "10,000+/4.9/5"],
    ["  spaces {{claim:users}} stay  ", "  spaces 10,000+ stay  "],
    ["{{claim:unknown}} stays", "{{claim:unknown}} stays"],
    ["{{char}} and {{user}} stay", "{{char}} and {{user}} stay"],
    ["no quote", "no quote"],
    ["{{claim:users|Many}} users", "10,000+ users"],
    ["[{{claim:users}} of them|Many](claim:rating)", "[10,000+ of them](claim:rating)"],
    ["[A card](/page) and [none](claim:rating).", "[A card](/page) and [none](claim:rating)."],
    ["It saves {{claim:saving}}. By our sum {{sum:saving}}.", "It saves 25%. By our sum 2."],
  ])("turns %j into %j", (text, expected) => {
    expect(resolveClaimsInText(text, all)).toBe(expected);
  });

  it("does not resolve what a claim says", () => {
    expect(resolveClaimsInText("{{claim:a}}", () => "{{claim:a}} $& $1")).toBe("{{claim:a}} $& $1");
  });
});

describe("resolveClaimsInText, strict", () => {
  it.each([
    ["the only sentence", "Over {{claim:users}} users.", withheld],
    ["a bare quote", "{{claim:users}}", withheld],
    ["a first sentence", "We have {{claim:users}} users. They are kind.", "They are kind."],
    ["a last sentence", "They are kind. We have {{claim:users}} users.", "They are kind."],
    ["a middle sentence", "One. Two {{claim:users}}. Three.", "One. Three."],
    ["a sentence that the quote begins", "We asked. {{claim:users}} people agree.", "We asked."],
    ["a sentence that ends with the quote", "We count {{claim:users}}. They are kind.", "They are kind."],
    ["a question", "Is it {{claim:users}}? We do not know!", "We do not know!"],
    ["a sentence over two lines", "We asked {{claim:users}}\nusers what they want. They told us.", "They told us."],
    ["a sentence whose next line has it", "We asked as many as\n{{claim:users}} users. They told us.", "They told us."],
    ["one paragraph of two", "First paragraph\n\nWe have {{claim:users}} users", "First paragraph"],
    ["one item of a list", "- One\n- {{claim:users}} users\n- Three", "- One\n- Three"],
    ["an abbreviation before it", "Many apps, e.g. {{claim:users}} of them, agree. Others do not.", "Others do not."],
    ["a decimal before it", "It costs $4.15 for {{claim:users}} users. Others pay more.", "Others pay more."],
    ["a proven claim beside it", "Rated {{claim:rating}}. By {{claim:users}} users.", "Rated 4.9/5."],
    ["both in one sentence", "Rated {{claim:rating}} by {{claim:users}} users.", withheld],
    [
      "words that are one",
      "It is free. [No card|x]. [We ask for no card](claim:users), ever. Try it.",
      "It is free. [No card|x]. Try it.",
    ],
    ["a sum beside a sum of ours", "It saves {{claim:saving}}. By our sum {{sum:saving}}.", "It saves 2."],
    ["an unknown one beside it", "See {{claim:unknown}}. By {{claim:users}} users.", "See {{claim:unknown}}."],
  ])("takes out %s", (_name, text, expected) => {
    expect(resolveClaimsInText(text, strict)).toBe(expected);
  });

  it.each([
    ["Loved by {{claim:users|many}} readers.", "Loved by many readers."],
    ["Loved by {{ claim:users | more than a few }} readers.", "Loved by more than a few readers."],
    ["| {{claim:users\\|many}} |", "| many |"],
    ["[Loved by thousands|Read by some](claim:users). Free.", "Read by some. Free."],
    ["[Proven|Not proven](claim:rating). Free.", "[Proven](claim:rating). Free."],
    ["[Loved](claim:users) by {{claim:users|many}}. Free.", "Free."],
  ])("lets the fallback stand: %j", (text, expected) => {
    expect(resolveClaimsInText(text, strict)).toBe(expected);
  });

  it("never shows a withheld claim, and never half of its sentence", () => {
    const plain = fc.constantFrom("We wait.", "They pay $4.15 a month.", "Is it so?", "Dr. Smith agrees!");
    const withQuote = fc.constantFrom(
      "Over {{claim:users}} users.",
      "{{claim:users}} people agree.",
      "It is {{claim:users}}!",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(plain, withQuote), { minLength: 1, maxLength: 8 }), (parts) => {
        const resolved = resolveClaimsInText(parts.join(" "), strict);
        const kept = parts.filter((part) => !part.includes("{{"));
        expect(resolved).toBe(kept.length === 0 ? withheld : kept.join(" "));
      }),
    );
  });
});

it("wordsOfClaims leaves the words of a claim, and other links as they are", () => {
  expect(wordsOfClaims("[No card](claim:free), [terms](/terms)")).toBe("No card, [terms](/terms)");
});

it("splitSentences loses no character of any text", () => {
  const pieces = fc.array(fc.oneof(fc.string(), fc.constantFrom("{{claim:users}}", ". ", "\n", "\n\n", "- ", "e.g. ")));
  fc.assert(fc.property(pieces, (parts) => splitSentences(parts.join("")).join("") === parts.join("")));
});

describe("resolveClaimsInData", () => {
  const data = {
    title: "Plain",
    lede: "We have {{claim:users}} users.",
    points: ["{{claim:users}} users", "Kind", "Rated {{claim:rating}}"],
    plans: [
      { name: "Basic", price: "{{claim:users}}" },
      { name: "Other", features: ["{{claim:users}}", "One"], count: 3 },
    ],
    hero: { rating: "{{claim:users}}", headline: "Here" },
    nothing: null,
    count: 5,
  };

  it("fills everything in and changes nothing else", () => {
    const { data: resolved } = resolveClaimsInData(data, all);
    expect(resolved).toEqual(
      JSON.parse(JSON.stringify(data).replaceAll("{{claim:users}}", "10,000+").replaceAll("{{claim:rating}}", "4.9/5")),
    );
    expect(data.points[0]).toBe("{{claim:users}} users");
  });

  it("takes out the field, and the item of a list with it", () => {
    expect(resolveClaimsInData(data, strict).data).toEqual({
      title: "Plain",
      points: ["Kind", "Rated 4.9/5"],
      plans: [{ name: "Other", features: ["One"], count: 3 }],
      hero: { headline: "Here" },
      nothing: null,
      count: 5,
    });
  });

  it("keeps an item that loses no more than a sum that nobody needs", () => {
    const plans = { plans: [{ saving: "{{claim:saving}} off", note: "By our sum {{sum:saving}}." }] };
    expect(resolveClaimsInData(plans, strict).data).toEqual({ plans: [{ saving: "2 off" }] });
    expect(resolveClaimsInData(plans, all).data).toEqual({ plans: [{ saving: "25% off", note: "By our sum 2." }] });
  });

  it("leads from what is left back to its place in the file", () => {
    const { pathInFile } = resolveClaimsInData(data, strict);
    expect(pathInFile(["points", 1])).toEqual(["points", 2]);
    expect(pathInFile(["plans", 0, "features", 0])).toEqual(["plans", 1, "features", 1]);
    expect(pathInFile(["hero", "headline"])).toEqual(["hero", "headline"]);
    expect(pathInFile(["points", 9])).toEqual(["points", 9]);
    expect(pathInFile([])).toEqual([]);
  });
});
