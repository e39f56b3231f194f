import type { Library } from "../content/snapshot/library";
import { formatCount } from "../util/number";
import { routes } from "../util/routes";
import { listProvable } from "./provable";

/** What the checks of the rules look at. */
export type RuleFacts = {
  library: Library;
  /** As `2025-06-28`. */
  day: string;
  /** What a build found in its pages; absent where there is no build. */
  build?:
    | { undisclosed: readonly string[]; inaccessible: readonly string[]; money: { isIdentical: boolean } }
    | undefined;
};

type Rule = {
  id: string;
  /** The rule by its name. */
  name: string;
  /** What it asks, in one line. */
  asks: string;
  /** Where readers see that we do it. */
  seenAt: { label: string; href: string };
  /** What proves it, in a sentence for readers. */
  proof: string;
  /** The file of the code or test that does; in the compliance export, not on the page. */
  test: string;
  /** What is wrong, in words; nothing where all is well. */
  faults: (facts: RuleFacts) => string[];
};

/**
 * Rules by which the site checks itself. They are what its makers have understood of them: no advice, and no claim that a
 * law is met.
 */
const rules: readonly Rule[] = [
  {
    id: "disclosure",
    name: "16 CFR 255.5 (US, FTC)",
    asks: "A link that pays us has a disclosure near it.",
    seenAt: { label: "Affiliate disclosure, and every page with such a link", href: routes.affiliateDisclosure() },
    proof: "Each build looks for the disclosure on every page with an affiliate link.",
    test: "lib/publish/build-report.ts",
    faults: ({ build }) => (build?.undisclosed ?? []).map((path) => `${path} has an affiliate link and no disclosure.`),
  },
  {
    id: "testimonials",
    name: "16 CFR 465.2 (US, FTC)",
    asks: "No testimonial is invented or bought and passed off as a reader’s.",
    seenAt: { label: "How we know: testimonials with their evidence", href: routes.howWeKnow() },
    proof: "Each build looks for evidence of every testimonial that is shown.",
    test: "__tests__/lib/claims/rulebook.test.ts",
    faults: ({ library }) =>
      listProvable(library).flatMap(({ item, name }) => {
        const isOpen = ["unproved", "expired"].includes(library.ledger.getProof(item));
        // In strict mode readers do not see it.
        return name.startsWith("testimonial") && isOpen && library.ledger.mode === "all"
          ? [`The ${name} is shown, and nothing proves it.`]
          : [];
      }),
  },
  {
    id: "ranking",
    name: "UCPD Art. 7(4a) (EU)",
    asks: "A ranking says how it is ordered.",
    seenAt: { label: "The criteria beside the ranking", href: routes.method() },
    proof: "A test recalculates the order from our open data alone.",
    test: "__tests__/app/open-data.test.tsx",
    faults: ({ library }) => {
      const criteria = library.documents["site/scoring"]?.data.criteria ?? [];
      return criteria.some(({ id }) => id !== undefined) ? [] : ["The method names no criterion."];
    },
  },
  {
    id: "paid-places",
    name: "UCPD Annex I, 11a (EU)",
    asks: "Paid placements in lists and search results are labeled. Nobody can buy one here.",
    seenAt: { label: "The money test", href: routes.moneyTest() },
    proof: "The money test, at each build and each publication.",
    test: "__tests__/app/money-test.test.tsx",
    faults: ({ build }) => (build?.money.isIdentical === false ? ["The money test differs."] : []),
  },
  {
    id: "hurry",
    name: "DMCC Act 2024, Sch. 20 (UK)",
    asks: "No false urgency: an offer gives its reason, and ends when it says it will.",
    seenAt: { label: "Wherever an offer is shown", href: routes.affiliateDisclosure() },
    proof: "An offer without a reason, or past its end, is not shown; tests cover both.",
    test: "__tests__/helpers/seeded-diagnostics",
    faults: ({ library }) =>
      library.collections.partners.flatMap(({ data: { name, offer } }) =>
        offer?.text !== undefined && offer.reason === undefined ? [`The offer of ${name} gives no reason.`] : [],
      ),
  },
  {
    id: "ai",
    name: "AI Act Art. 50(4) (EU)",
    asks: "Anything made by AI that could be mistaken for something else is marked.",
    seenAt: { label: "Below each picture that an app made, and in the statement on AI below", href: "#ai-statement" },
    proof: "A test looks for the note below a picture that an app made.",
    test: "__tests__/components/review/how-we-tested.test.tsx",
    faults: ({ library }) =>
      library.documents["site/operator"]?.data.statements.ai === undefined
        ? ["The publisher has not said how texts are made."]
        : [],
  },
  {
    id: "explicit",
    name: "Online Safety Act 2023, s. 79 to 82 (UK)",
    asks: "Publishers of pornographic pictures keep children from seeing them. We publish none: they are described, never shown.",
    seenAt: { label: "The pictures of our tests", href: routes.reviews() },
    proof: "No picture is published until an editor has marked it as not explicit.",
    test: "__tests__/helpers/seeded-diagnostics/tests.ts",
    faults: ({ library }) =>
      library.collections["test-reports"].flatMap(({ slug, data: { evidence } }) =>
        evidence.flatMap(({ explicit }, index) =>
          explicit === "no" ? [] : [`Picture ${index + 1} of the test ${slug} has not been marked as not explicit.`],
        ),
      ),
  },
  {
    id: "accessibility",
    name: "ADA (US) and European Accessibility Act, as far as they bind us",
    asks: "People with disabilities can use the site.",
    seenAt: { label: "Every page; the statement on accessibility below", href: "#accessibility-statement" },
    proof:
      "Each build looks for pages without a language and pictures without a text alternative; each release is checked with axe against WCAG 2.2 AA.",
    test: "__tests__/e2e/audits/pages.spec.ts",
    faults: ({ build }) =>
      (build?.inaccessible ?? []).map((path) => `${path} has no language, or a picture without a text alternative.`),
  },
];

/** A rule with how its last check came out. */
export type RuleState = Omit<Rule, "faults"> & { faults: readonly string[] };

/** Every rule, checked against the content of today and the pages of the last build. */
export function checkRules(facts: RuleFacts): RuleState[] {
  return rules.map(({ faults, ...rule }) => ({ ...rule, faults: faults(facts) }));
}

/** A statement of the publisher, made of settings and content. */
export type Statement = { id: string; title: string; sentences: readonly string[] };

/** Review policy, use of AI, accessibility. */
export function buildStatements({ library }: Pick<RuleFacts, "library">): Statement[] {
  const said = library.documents["site/operator"]?.data.statements ?? {};
  const proofs = listProvable(library)
    .filter(({ name }) => name.startsWith("testimonial"))
    .map(({ item }) => library.ledger.getProof(item));
  const count = (proof: string) => proofs.filter((one) => one === proof).length;
  const pictures = library.collections["test-reports"].flatMap(({ data }) => data.evidence);
  const made = pictures.filter(({ madeBy }) => madeBy === "app").length;
  return [
    {
      id: "review-policy",
      title: "Reviews and testimonials",
      sentences: [
        "Our own editors write our reviews. We publish no consumer reviews; readers’ letters are testimonials.",
        `Testimonials on this site: ${proofs.length}. Proved: ${count("proved")}. Samples, which we invented and marked: ${count("sample")}. Without proof, or with expired proof: ${count("unproved") + count("expired")}.`,
        "A testimonial counts as proved for at most a year after an editor has seen its evidence, which is on “How we know”.",
        said.incentives ?? "The publisher has not said whether anything is given in return for testimonials.",
      ],
    },
    {
      id: "ai-statement",
      title: "Use of AI",
      sentences: [
        said.ai ?? "The publisher has not said whether texts are written with AI.",
        `Our tests show ${formatCount(pictures.length, "picture")}. ${made === 0 ? "None is marked as made by an app" : `${made} of them ${made === 1 ? "was" : "were"} made by an app and marked as such`}.`,
        "Each test names the person who made it.",
      ],
    },
    {
      id: "accessibility-statement",
      title: "Accessibility",
      sentences: [
        "We work to WCAG 2.2, level AA. Every page is tested in a browser before a release, and each build looks for pages without a language and pictures without a text alternative.",
        said.accessibilityFaults === undefined
          ? "The publisher has not listed known problems."
          : said.accessibilityFaults === "none"
            ? "We know of no problems today."
            : said.accessibilityFaults,
        "If something keeps you out, tell us through the contact page.",
      ],
    },
  ];
}
