import { suggestName } from "../../../../lib/util/nearest";
import { toSlug } from "../to-slug";
import { askForApp, getList, given, type NewKind } from "./kind";

/** An author. Not a draft: a page of the author exists from the next publication on. */
export const author: NewKind = {
  folder: "authors",
  questions: () => [
    { name: "name", ask: "Name" },
    { name: "slug", ask: "Name of the file (default: from the name)", fallback: "", namesFile: true },
    { name: "role", ask: "Role, like Privacy editor" },
    { name: "description", ask: "One or two sentences about the author (20 to 200 characters)" },
    { name: "expertise", ask: "Subjects, with commas between them", fallback: "" },
    { name: "avatar", ask: "Portrait, like /images/people/name.webp (default: a monogram is drawn)", fallback: "" },
  ],
  build: (answers) => {
    const slug = given(answers.slug) ?? toSlug(answers.name ?? "");
    const expertise = getList(answers.expertise);
    const data = {
      name: answers.name,
      role: answers.role,
      description: answers.description,
      avatar: given(answers.avatar) ?? `/images/people/${slug}.webp`,
      avatarAlt: `${answers.avatar ? "Portrait" : "Monogram portrait"} of ${answers.name}`,
      expertise: expertise.length > 0 ? expertise : undefined,
    };
    return { slug, data, body: `${answers.description}\n` };
  },
};

/** An app. What nobody has looked up is left out, and so is unknown. */
export const product: NewKind = {
  folder: "products",
  questions: (library) => {
    const kinds = library.documents["site/fact-sheet"]?.data.kinds.map(({ id }) => id) ?? [];
    const partners = library.collections.partners.map(({ slug }) => slug);
    return [
      { name: "name", ask: "Name of the app" },
      { name: "slug", ask: "Name of the file (default: from the name)", fallback: "", namesFile: true },
      { name: "website", ask: "Website, with https://", fallback: "" },
      {
        name: "kind",
        ask: `Kinds, with commas between them (${kinds.join(", ")})`,
        fallback: "",
        check: (answer) => {
          const unknown = getList(answer).find((kind) => !kinds.includes(kind));
          return unknown && `There is no kind "${unknown}". ${suggestName(unknown, kinds)}`;
        },
      },
      { name: "partner", ask: "Partner whose link leads to it (default: none)", fallback: "", choices: partners },
    ];
  },
  build: (answers) => {
    const kind = getList(answers.kind);
    const data = {
      name: answers.name,
      website: given(answers.website),
      kind: kind.length > 0 ? kind : undefined,
      partner: given(answers.partner),
    };
    return { slug: given(answers.slug) ?? toSlug(answers.name ?? ""), data, body: "" };
  },
};

/** A test record. Everything in it was seen by somebody, so nothing has a fallback but days and the edition. */
export const test: NewKind = {
  folder: "test-reports",
  questions: (library, day) => {
    const { products, authors } = library.collections;
    const criteria = library.documents["site/scoring"]?.data.criteria.flatMap(({ id }) => id ?? []) ?? [];
    const example = criteria.map((id) => `${id}=8.5`).join(", ");
    return [
      { ...askForApp, field: "product", choices: products.map(({ slug }) => slug) },
      { name: "tester", ask: "Tester", choices: authors.map(({ slug }) => slug) },
      { name: "from", ask: "First day of the test, like 2025-06-28" },
      {
        name: "to",
        ask: "Last day of the test",
        check: (to, { from = "" }) => (to < from ? `The test began later, on ${from}.` : undefined),
      },
      {
        name: "date",
        ask: "Day of publication",
        fallback: day,
        namesFile: true,
        check: (date, { to = "" }) => (date < to ? `The test ended later, on ${to}.` : undefined),
      },
      {
        name: "plan",
        ask: "Plan, the id of one of the app's plans",
        fallback: "",
        check: (plan, { app }) => {
          const plans = products.find(({ slug }) => slug === app)?.data.plans.map(({ id }) => id) ?? [];
          return plans.includes(plan) ? undefined : `${app} has no plan "${plan}". ${suggestName(plan, plans)}`;
        },
      },
      { name: "version", ask: 'What was tested, like "web, June 2025"' },
      {
        name: "hours",
        ask: "Hours of use",
        check: (answer) => (Number.isNaN(Number(answer)) ? "It should be a number, like 12.5." : undefined),
      },
      {
        name: "scores",
        ask: `Points, like "${example}"`,
        check: (answer) => {
          const ids = getList(answer).map((one) => /^([^=\s]+)\s*=\s*\d+(\.\d+)?$/.exec(one)?.[1]);
          const isRight = ids.length === criteria.length && criteria.every((id) => ids.includes(id));
          return isRight ? undefined : `Give points for each criterion, like "${example}".`;
        },
      },
      { name: "summary", ask: "The result, in one or two sentences" },
      { name: "protocol", ask: "What was done, and what failed; more can be written in the file" },
    ];
  },
  build: (answers, library) => ({
    slug: `${answers.app}-${answers.date}`,
    data: {
      product: answers.app,
      date: answers.date,
      tester: answers.tester,
      from: answers.from,
      to: answers.to,
      plan: given(answers.plan),
      version: answers.version,
      method: library.documents["site/scoring"]?.data.version,
      hours: Number(answers.hours),
      summary: answers.summary,
      scores: Object.fromEntries(
        getList(answers.scores).map((one) => {
          const [id = "", points = ""] = one.split("=").map((part) => part.trim());
          return [id, Number(points)];
        }),
      ),
    },
    body: `${answers.protocol}\n`,
  }),
};
