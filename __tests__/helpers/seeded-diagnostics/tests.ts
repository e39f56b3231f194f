import { contentFile, scoringFields, testFields } from "../content-files";
import { answerFields, productFields } from "../product-files";
import type { Plan } from "./plan";
import { lastGoodFiles } from "./reviews";

type Row = readonly [changes: Record<string, unknown>, at: string, says: string, severity?: "warning"];

/** Edition 2 of a method that gives at most 9 points for terms. */
const method = {
  ...scoringFields,
  version: 2,
  criteria: [
    { id: "chat", icon: "chat", title: "Chat", description: "How it talks.", score: 10 },
    { id: "terms", icon: "scale", title: "Terms", description: "What it costs.", score: 9 },
    { icon: "clock", title: "Leaving", description: "How it lets go.", score: 3, extraDetail: true },
    { icon: "book", title: "Leaving", description: "How it ends.", score: 2, extraDetail: true },
  ],
  labels: [
    { label: "First", rank: 1 },
    { label: "Most private", highest: "privcy" },
    { label: "Best talk", highest: "chta" },
  ],
  changelog: [
    { version: 1, date: "2025-01-01", what: "The first." },
    { version: 2, date: "2030-01-01", what: "The second." },
    { version: 2, date: "2025-02-01", what: "The second again." },
    { version: 3, date: "2025-03-01", what: "The third." },
  ],
};

const records: Row[] = [
  [{ hours: 0 }, "hours:", '"hours" is too small: at least 0.1.'],
  [{ scores: { chat: 9.25, terms: 8 } }, "chat:", "Write points with one decimal, like 9.3."],
  [{ tester: "nobody" }, "tester:", "There is no content/authors/nobody.md."],
  [{ plan: "mothly" }, "plan:", 'orrin has no plan "mothly". Did you mean "monthly"?'],
  [{ from: "2025-04-20", to: "2025-04-10" }, "to:", "A test begins, ends and is published in this order."],
  [{ from: "1999-04-20" }, "from:", '"from" is in the year 1999'],
  [
    { scores: { chat: 9, terms: 8, chta: 3 } },
    "chta:",
    'site/scoring.md has no criterion "chta". Did you mean "chat"?',
  ],
  [{ scores: { chat: 9, terms: 9.5 } }, "terms:", '"terms" gives 9 points at most, not 9.5.'],
  [{ scores: { chat: 9 } }, "scores:", 'Edition 2 of the method asks for points for "terms".'],
  [{ method: 3 }, "method: 3", "site/scoring.md is at edition 2, and knows no edition 3.", "warning"],
  [{ summary: "It costs {{price:orrin.mothly}}." }, "{{", 'Orrin has no plan "mothly".'],
  [{ summary: "TODO" }, "summary:", '"TODO" is a note to yourself'],
  [
    { retracted: { date: "2025-01-10", why: "It was not us." } },
    "date: 2025-01-10",
    "The test was published later, on",
  ],
  [{ retracted: { date: "2030-01-10", why: "It was not us." } }, "date: 2030-01-10", "which is in the future."],
  [
    { retracted: { date: "2025-06-10", why: "w".repeat(301) } },
    "why:",
    '"retracted.why" is too long: at most 300 characters.',
  ],
  [picture({ file: "/images/none.webp" }), "file:", "There is no picture content/media/none.webp."],
  [picture({ takenOn: "2025-04-01" }), "takenOn:", "The test went from 2025-03-01 to 2025-03-31, without this day."],
  [picture({ explicit: undefined }), "file:", 'write "explicit: no" if nothing in it is.'],
  [picture({ explicit: "yes" }), "explicit:", "An explicit picture is described in words, never shown."],
  [leaving({ on: "2025-04-01" }), "on: 2025-04-01", "The test went from 2025-03-01 to 2025-03-31, without this day."],
  [leaving({ picture: "/images/cover.webp" }), "picture:", 'This is not a picture of "evidence"'],
  [leaving({}, 9), "terms:", 'The recorded steps earn 0 of 3 points for leaving, so "terms" is 7 at most.'],
  [picture({ alt: "cover.webp" }), "alt:", '"cover.webp" is the name of a file.'],
];

const protocols: [body: string, at: string | undefined, says: string][] = [
  ["See [it](/nowhere).\n", "[it]", "There is no page /nowhere."],
  ["It said {{fact:orrin.deletion}}.\n", "{{", 'site/fact-sheet.md has no question "deletion".'],
  ["# The first evening\n\nA text.\n", "# The", "##"],
  ["![Evening](/images/none.webp)\n", "![", "There is no picture content/media/none.webp."],
  ["\n", "product:", "There is no text below the frontmatter."],
];

/** A way out of so many steps, each with these changes. */
function leaving(changes: Record<string, unknown>, count = 1) {
  const step = { what: "Pressed a button", on: "2025-03-31", ...changes };
  return { leaving: { cancel: { web: Array.from({ length: count }, () => step) } } };
}

function picture(changes: object) {
  return {
    evidence: [
      { file: "/images/cover.webp", alt: "A plain cover", caption: "What it said.", explicit: "no", ...changes },
    ],
  };
}

const record = (date: string, changes: Record<string, unknown> = {}, body?: string) =>
  contentFile(
    { ...testFields, ...{ product: "orrin", date, from: "2025-03-01", to: "2025-03-31", method: 2 }, ...changes },
    body,
  );

/** Diagnostics in test records, in the method, and in the stars that rest on them. */
export function seedTests(plan: Plan): void {
  const dayOf = (index: number) => `2025-05-${String(index + 1).padStart(2, "0")}`;
  for (const [index, [changes, at, says, severity]] of records.entries())
    plan.seed(`test-reports/orrin-${dayOf(index)}.md`, record(dayOf(index), changes), at, says, severity);
  for (const [index, [body, at, says]] of protocols.entries()) {
    const day = dayOf(records.length + index);
    plan.seed(`test-reports/orrin-${day}.md`, record(day, {}, body), at, says);
  }
  plan.seed(
    "test-reports/another-name.md",
    record("2025-04-01"),
    "date:",
    "The file of this test is called orrin-2025-04-01.md.",
  );
  const of = (product: string) => record("2025-04-02", { product });
  plan.seed(
    "test-reports/orin-2025-04-02.md",
    of("orin"),
    "product:",
    'There is no content/products/orin.md. Did you mean "orrin"?',
  );
  plan.expect(
    "test-reports/lark-ai-2025-06-20.md",
    "method: 1",
    "This test is by edition 1; site/scoring.md is at 2.",
    "warning",
  );
  const answer = { ...answerFields, source: "test:2025-02-01" };
  plan.seed(
    "products/tested-never.md",
    contentFile({ ...productFields, name: "App tested", plans: [], facts: { "account-deletion": answer } }),
    "source: test",
    "There is no test of that day: content/test-reports/tested-never-2025-02-01.md.",
  );
  plan.files["test-reports/retracted-2025-04-04.md"] = record("2025-04-04", {
    product: "retracted",
    retracted: { date: "2025-04-05", why: "It was not us." },
  });
  plan.seed(
    "products/retracted.md",
    contentFile({
      ...productFields,
      name: "App retracted",
      plans: [],
      facts: { "account-deletion": { ...answer, source: "test:2025-04-04" } },
    }),
    "source: test",
    "This rests on a test that is retracted, content/test-reports/retracted-2025-04-04.md.",
    "warning",
  );
  seedMethod(plan);
  seedStars(plan);
}

function seedMethod(plan: Plan): void {
  const file = "site/scoring.md";
  plan.files[file] = contentFile(method);
  plan.expect(file, "icon: book", '"Leaving" appears twice.');
  plan.expect(file, "highest: privcy", 'There is no criterion "privcy". Known: chat, terms.');
  plan.expect(file, "highest: chta", 'There is no criterion "chta". Did you mean "chat"?');
  plan.expect(file, "date: 2030-01-01", '"date" is 2030-01-01, which is in the future.');
  plan.expect(file, "version: 2\n    date: 2025-02-01", "Edition 2 appears twice.");
  plan.expect(file, "version: 3", "The method is at edition 2.");
}

function seedStars(plan: Plan): void {
  const tested = (name: string, scores: object, rating: object) => {
    const test = `test-reports/${name}-2025-04-03.md`;
    const about = (changes: object) => record("2025-04-03", { product: name, scores: { ...scores, ...changes } });
    plan.files[`products/${name}.md`] = contentFile({ name: `App ${name}` });
    plan.files[test] = about({});
    plan.files[`reviews/${name}.md`] = plan.review(name, { about: name, rating });
    return { test, about };
  };
  tested("two-stories", { chat: 9, terms: 8 }, { overall: 3.2 });
  plan.expect(
    "reviews/two-stories.md",
    "rating:",
    "3.2 stars, but two-stories-2025-04-03 comes to 17.0 of 19, which is 4.5. The two may differ by 0.3.",
  );
  const { test, about } = tested("points-again", { chat: 9, terms: 8 }, { overall: 4.4 });
  plan.expect(test, "chat: 9", 'The points have changed ("chat" was 8.8), but not the day of the score');
  lastGoodFiles[test] = about({ chat: 8.8 });
}
