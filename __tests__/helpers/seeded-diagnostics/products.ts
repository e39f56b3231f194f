import { contentFile } from "../content-files";
import { answerFields, planFields, productFields } from "../product-files";
import type { Plan } from "./plan";

type Row = readonly [name: string, changes: Record<string, unknown>, at: string, says: string, severity?: "warning"];

const plans = (...all: object[]) => ({ plans: all.map((one) => ({ ...planFields, ...one })) });
const answer = (changes: object, id = "account-deletion") => ({ facts: { [id]: { ...answerFields, ...changes } } });
const history = (...steps: [price: number, until: string][]) =>
  plans({ history: steps.map(([price, until]) => ({ price, until })) });
const change = (changes: object) => ({
  changes: [{ date: "2025-06-01", what: "It changed.", source: "https://news.example/", ...changes }],
});

const fields: Row[] = [
  ["misspelt-field", { plattforms: [] }, "plattforms:", 'Unknown field "plattforms"; did you mean "platforms"?'],
  ["unknown-platform", { platforms: ["fridge"] }, "fridge", '"platforms.0" should be one of web, ios'],
  [
    "unknown-kind",
    { kind: ["companoin"] },
    "companoin",
    '"companoin" is not under kinds in site/fact-sheet.md. Did you mean "companion"?',
  ],
  ["unknown-partner", { partner: "luna" }, "partner: luna", "There is no content/partners/luna.md."],
  ["same-name", { name: "orrin" }, "name: orrin", "orrin has this name too."],
  [
    "quoting",
    { name: "Quoting", maker: { name: "{{claim:users}}" } },
    "{{claim:users}}",
    "Nothing is quoted here: write what {{claim:users}}",
  ],
];

const planCases: Row[] = [
  ["plan-without-source", plans({ source: undefined }), "id: monthly", '"plans.0.source" is missing'],
  ["plan-from-hearsay", plans({ source: "a friend" }), "source:", "Give the source"],
  ["plan-from-no-day", plans({ source: "test:2025-02-30" }), "source:", "Give the source"],
  ["half-a-cent", plans({ price: 7.995 }), "price:", "Write a price with cents"],
  ["price-with-sign", plans({ price: "$7.99" }), "price:", '"plans.0.price" should be a number'],
  ["odd-period", plans({ every: "monthly" }), "every:", "Write what one payment buys"],
  ["odd-currency", plans({ currency: "XXX" }), "currency:", '"plans.0.currency" should be one of USD'],
  ["plan-twice", plans({}, { name: "Other" }), "id: monthly\n    name: Other", 'The plan "monthly" appears twice.'],
  [
    "future-price",
    plans({ checkedOn: "2030-01-01" }),
    "checkedOn:",
    '"checkedOn" is 2030-01-01, which is in the future.',
  ],
  ["ancient-price", plans({ checkedOn: "1999-01-01" }), "checkedOn: 1999", '"checkedOn" is in the year 1999'],
  [
    "old-price",
    plans({ checkedOn: "2025-01-01" }),
    "checkedOn: 2025-01-01",
    '"monthly" was checked on 2025-01-01, more than 180 days ago',
    "warning",
  ],
  [
    "history-mixed",
    history([5, "2025-02-01"], [6, "2025-01-01"]),
    "until: 2025-02-01",
    "List former prices oldest first",
  ],
  ["history-without-change", history([7.99, "2025-02-01"]), "price: 7.99\n        until", "This is not a change"],
  ["history-to-come", history([5, "2030-02-01"]), "until:", '"until" is 2030-02-01, which is in the future.'],
  ["change-to-come", change({ date: "2030-02-01" }), "date:", '"date" is 2030-02-01, which is in the future.'],
  ["change-without-source", change({ source: undefined }), "date: 2025-06-01", '"changes.0.source" is missing'],
  [
    "change-of-no-plan",
    { ...plans({ price: 3 }), ...change({ plan: "mothly" }) },
    "plan: mothly",
    'There is no plan "mothly". Did you mean "monthly"?',
  ],
];

const answers: Row[] = [
  [
    "unknown-question",
    answer({}, "account-deletoin"),
    "account-deletoin:",
    'site/fact-sheet.md has no question "account-deletoin". Did you mean "account-deletion"?',
  ],
  [
    "wrong-kind",
    answer({ answer: "soon" }),
    "answer: soon",
    '"soon" does not answer "account-deletion". Write yes, no, partly or unknown.',
  ],
  ["words-for-a-number", answer({ answer: "a month" }, "backup-days"), "answer: a month", "Write a number or unknown."],
  ["truth", answer({ answer: true }), "answer: true", "Write yes, no, partly or unknown; or a number"],
  [
    "no-source",
    answer({ source: undefined }),
    "account-deletion:",
    '"account-deletion" has an answer without "source".',
  ],
  [
    "no-day",
    answer({ checkedOn: undefined }),
    "account-deletion:",
    '"account-deletion" has an answer without "checkedOn".',
  ],
  ["http-source", answer({ source: "http://terms.example/" }), "source: http:", "Give the source"],
  [
    "future-answer",
    answer({ checkedOn: "2030-01-01" }),
    "checkedOn: 2030",
    '"checkedOn" is 2030-01-01, which is in the future.',
  ],
  [
    "old-answer",
    answer({ answer: 7, checkedOn: "2025-05-31" }, "backup-days"),
    "checkedOn: 2025-05-31",
    '"backup-days" was checked on 2025-05-31, more than 30 days ago',
    "warning",
  ],
];

const quotes: [name: string, text: string, says: string, at?: string][] = [
  [
    "quote-of-no-product",
    "It costs {{price:orin.monthly}}.",
    'There is no content/products/orin.md. Did you mean "orrin"?',
    "{{",
  ],
  ["quote-of-no-plan", "It costs {{year:orrin.mothly}}.", 'Orrin has no plan "mothly". Did you mean "monthly"?', "{{"],
  [
    "quote-of-no-fact",
    "It says {{fact:orrin.deletion}}.",
    'site/fact-sheet.md has no question "deletion". Known: account-deletion, backup-days.',
    "{{",
  ],
  ["quote-of-credits", "It costs {{month:credits.pack}}.", 'The plan "pack" is not paid by time', "{{"],
  [
    "quote-misspelt",
    "It costs {{price: orrin}}.",
    '"{{price: orrin}}" is not a quote: write {{price:product.plan}}',
    "{{",
  ],
  ["quote-without-plan", "It costs {{price:orrin}}.", 'Orrin has no plan "". Known: monthly.', "{{"],
  [
    "quote-in-chart",
    "```chart\ntitle: A\nunit: dollars\nrows:\n  - { label: A, value: {{price:orrin.yearly}} }\n```",
    'Orrin has no plan "yearly"',
    "{{",
  ],
  [
    "typed-price",
    "Orrin costs $7.99 a month.",
    '"$7.99" is a price of Orrin: write {{price:orrin.monthly}} instead',
    "$7.99",
  ],
  ["typed-by-other-name", "The app Orr costs $7.99.", '"$7.99" is a price of Orrin', "$7.99"],
  ["typed-in-table", "Orrin.\n\n| A | B |\n| --- | --- |\n| C | $7.99 |", '"$7.99" is a price of Orrin', "$7.99"],
];

/** Diagnostics in products, and in texts that quote them. */
export function seedProducts(plan: Plan): void {
  const file = (changes: Record<string, unknown>) => contentFile({ ...productFields, ...changes });
  plan.files["products/orrin.md"] = file({ alsoCalled: ["Orr"] });
  plan.files["products/credits.md"] = file({
    name: "Credits",
    plans: [{ ...planFields, id: "pack", price: 3, every: "100 credits" }],
  });
  // Without plans: otherwise their prices would match every price typed in a text.
  for (const [name, changes, at, says, severity] of [...fields, ...planCases, ...answers])
    plan.seed(`products/${name}.md`, file({ name: `App ${name}`, plans: [], ...changes }), at, says, severity);
  plan.expect("products/ancient-price.md", "checkedOn: 1999", '"monthly" was checked on 1999-01-01', "warning");
  plan.texts(quotes.map(([name, text, says, at]) => [name, text, says, at] as const));
  // Figures in a correction are those of its day.
  const corrections = [{ date: "2025-06-28", what: "It costs $7.99.", was: "It costs $6.99." }];
  plan.reviews([
    ["about-nothing", { about: "orin" }, "about: orin", 'There is no content/products/orin.md. Did you mean "orrin"?'],
    [
      "typed-price-of-own",
      { about: "orrin", updated: "2025-06-28", price: "$7.99 a month", corrections },
      "$7.99 a month",
      '"$7.99" is a price of Orrin',
    ],
    ["second-review", { about: "credits" }, "about: credits", "first-review is about credits already."],
  ]);
  plan.expect(
    "reviews/typed-price-of-own.md",
    "price: $7.99",
    'Remove "price": content/products/orrin.md has the plans of Orrin',
  );
  plan.files["reviews/first-review.md"] = plan.review("the first", { about: "credits" });
  const sheet = (question: object) =>
    contentFile({
      kinds: [{ id: "companion", label: "Companion" }],
      dealBreakers: ["account-deletoin"],
      groups: [
        {
          id: "privacy",
          title: "Privacy",
          facts: [
            ...[
              { id: "account-deletion", better: "yes" },
              { id: "backup-days", kind: "number", unit: "days", staleAfter: 30 },
              question,
            ].map((one) => ({ label: "Label", question: "A question?", why: "A reason.", ...one })),
          ],
        },
      ],
    });
  plan.seed(
    "site/fact-sheet.md",
    sheet({ id: "account-deletion", better: "higher", kind: "yes-no" }),
    "better: higher",
    'No answer to this question is "higher". Write yes or no, or remove it.',
  );
  plan.expect(
    "site/fact-sheet.md",
    "id: account-deletion\n        better: higher",
    'The question "account-deletion" appears twice.',
  );
  plan.expect("site/fact-sheet.md", "account-deletoin", 'There is no question "account-deletoin".');
}
