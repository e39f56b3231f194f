import { buildStatements, checkRules, type RuleFacts } from "@/lib/claims/rulebook";
import { readFolder } from "@/lib/content/read/load-library";
import type { Library } from "@/lib/content/snapshot/library";
import { siteFolder } from "../../helpers/site-folder";

const day = "2025-06-28";
const library = readFolder({ root: siteFolder, claims: "all", day });
const build = { undisclosed: [], inaccessible: [], money: { isIdentical: true } };
const facts: RuleFacts = { library, day, build };

/** The ids of the rules that are red. */
const red = (changes: Partial<RuleFacts>) =>
  checkRules({ ...facts, ...changes }).flatMap(({ id, faults }) => (faults.length > 0 ? [id] : []));

/** The library with one entry of a collection, or one document, changed. */
function changed(
  change: (library: Library) => Partial<Library["collections"]> | Partial<Library["documents"]>,
): Library {
  const made = change(library);
  return "site/home" in made || "site/operator" in made
    ? { ...library, documents: { ...library.documents, ...(made as object) } }
    : { ...library, collections: { ...library.collections, ...(made as object) } };
}

describe("the rulebook", () => {
  it("finds no fault in a site without one, and names for each rule what it asks, where it is seen and what proves it", () => {
    expect(red({})).toEqual([]);
    for (const rule of checkRules(facts))
      expect([rule.name, rule.asks, rule.seenAt.label, rule.seenAt.href, rule.test].every(Boolean)).toBe(true);
  });

  it("turns exactly the row of disclosures red when a page has lost one", () => {
    expect(red({ build: { ...build, undisclosed: ["/reviews"] } })).toEqual(["disclosure"]);
  });

  it("turns exactly the row of testimonials red when one has no evidence, unless readers do not see it", () => {
    const home = library.documents["site/home"];
    const [letter] = home?.data.testimonials?.items ?? [];
    if (!home?.data.testimonials || !letter) throw new Error("The fixture site has no testimonial.");
    const items = [letter, { ...letter, name: "Nobody", evidence: undefined }];
    const testimonials = { ...home.data.testimonials, items };
    const site = changed(() => ({ "site/home": { ...home, data: { ...home.data, testimonials } } }));
    expect(red({ library: site })).toEqual(["testimonials"]);
    expect(red({ library: { ...site, ledger: { ...site.ledger, mode: "strict" } } })).toEqual([]);
  });

  it("turns exactly the row of explicit pictures red when one is explicit, or nobody has looked", () => {
    for (const explicit of ["yes", undefined] as const) {
      const tests = library.collections["test-reports"].map((test) => ({
        ...test,
        data: { ...test.data, evidence: test.data.evidence.map((picture) => ({ ...picture, explicit })) },
      }));
      expect(red({ library: changed(() => ({ "test-reports": tests })) })).toEqual(["explicit"]);
    }
  });

  it("turns exactly the row of paid places, of hurry, of AI and of accessibility red, each by its own fault", () => {
    const partners = library.collections.partners.map((one) => ({
      ...one,
      data: { ...one.data, offer: { text: "Half off" } },
    }));
    const operator = library.documents["site/operator"];
    if (!operator) throw new Error("The fixture site has no operator.");
    const silent = { ...operator, data: { ...operator.data, statements: {} } };
    expect(red({ build: { ...build, money: { isIdentical: false } } })).toEqual(["paid-places"]);
    expect(red({ library: changed(() => ({ partners })) })).toEqual(["hurry"]);
    expect(red({ library: changed(() => ({ "site/operator": silent })) })).toEqual(["ai"]);
    expect(red({ build: { ...build, inaccessible: ["/"] } })).toEqual(["accessibility"]);
  });
});

it("the statements come from the content: what the publisher has not said is named as missing", () => {
  const words = (site: Library) =>
    buildStatements({ library: site })
      .flatMap(({ sentences }) => sentences)
      .join(" ");
  expect(words(library)).toContain("Testimonials on this site: 4. Proved: 4.");
  expect(words(library)).toContain("Nobody gets anything for a letter to us.");
  const operator = library.documents["site/operator"];
  if (!operator) throw new Error("The fixture site has no operator.");
  const silent = changed(() => ({ "site/operator": { ...operator, data: { ...operator.data, statements: {} } } }));
  expect(words(silent)).toContain("The publisher has not said whether texts are written with AI.");
});
