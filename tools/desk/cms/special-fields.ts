import type { CollectionName } from "../../../lib/content/read/collections";
import type { Library } from "../../../lib/content/site/library";
import type { SpecialFields } from "./build-fields";
import { getLabel } from "./form-words";
import type { SveltiaField } from "./sveltia-types";

const titles: Readonly<Record<string, string>> = {
  authors: "name",
  products: "name",
  partners: "name",
  reviews: "title",
};

/** Fields that name a file of a collection by its slug, by the folder or document that has them; `*` is any item of a list. */
const referringFields: Readonly<Partial<Record<CollectionName, Readonly<Record<string, readonly string[]>>>>> = {
  reviews: { reviews: ["comparison.*.slug"], partners: ["reviews.*"] },
  authors: { blog: ["author"], reviews: ["author"], "test-reports": ["tester"], "site/team": ["members.*.author"] },
  products: { reviews: ["about"], "test-reports": ["product"] },
  partners: { products: ["partner"], blog: ["partner"] },
};

type Choice = { label: string; value: string };

/**
 * Fields that name something else in the content: files by their slug, categories, kinds and partners. And those whose parts the content itself decides: the facts of an app, the points of a test.
 * @param name A folder or document of content/: "blog", "site/team".
 */
export function specialFields(name: string, library: Library): SpecialFields {
  return { ...relations(name), ...fromContent(name, library) };
}

function relations(name: string): SpecialFields {
  const named = Object.entries(referringFields).flatMap(([collection, places]) =>
    (places[name] ?? []).map((path) => {
      const shown = titles[collection] ?? "title";
      const field = { widget: "relation" as const, collection, value_field: "{{slug}}", display_fields: [shown] };
      return [path, { ...field, search_fields: [shown] }] as const;
    }),
  );
  return Object.fromEntries(named);
}

function fromContent(name: string, library: Library): SpecialFields {
  const { collections, documents } = library;
  const sheet = documents["site/fact-sheet"]?.data;
  const categories = documents["site/site"]?.data.postCategories ?? [];
  const partners = collections.partners.map(({ slug, data }) => ({ label: data.name, value: `partner:${slug}` }));
  const ids = [...collections.blog, ...collections.reviews].map(({ data }) => data.id);
  const entry: SpecialFields = {
    category: choice(categories.map((one) => ({ label: one.name, value: one.name }))),
    id: {
      widget: "number",
      value_type: "int",
      default: Math.max(0, ...ids) + 1,
      label: "Number",
      hint: "No other article or review may have it.",
    },
  };
  const questions = (sheet?.groups ?? []).flatMap(({ facts }) => facts);
  const criteria = (documents["site/scoring"]?.data.criteria ?? []).filter((one) => "id" in one && one.id);
  const special: Record<string, SpecialFields> = {
    blog: entry,
    reviews: { ...entry, affiliateLink: choice(partners) },
    products: {
      kind: { ...choice((sheet?.kinds ?? []).map(({ id, label }) => ({ label, value: id }))), multiple: true },
      facts: { widget: "object", collapsed: true, fields: questions.map(answerField) },
    },
    "test-reports": {
      scores: {
        widget: "object",
        fields: criteria.map(({ id, title }) => ({
          name: String(id),
          label: title,
          widget: "number",
          value_type: "float",
          min: 0,
          max: 10,
          step: 0.1,
        })) as SveltiaField[],
      },
    },
  };
  return special[name] ?? {};
}

type Asked = { id: string; label: string; question: string; kind: "yes-no" | "number" | "text" };

/** The answer to one question of the fact sheet, with its source and day. */
function answerField({ id, label, question, kind }: Asked): SveltiaField {
  const words = ["yes", "no", "partly", "unknown"].map((value) => ({ label: getLabel(value), value }));
  const numbers: Partial<SveltiaField> = {
    widget: "string",
    numeric: true,
    pattern: ["^(unknown|\\d+(\\.\\d+)?)$", "A number or “unknown”."],
  };
  const answer = kind === "yes-no" ? choice(words) : kind === "number" ? numbers : { widget: "string" as const };
  const part = (name: string, more: Partial<SveltiaField>): SveltiaField => ({
    name,
    label: getLabel(name),
    widget: "string",
    required: false,
    ...more,
  });
  return {
    name: id,
    label,
    hint: question,
    widget: "object",
    collapsed: true,
    required: false,
    summary: "{{answer}}",
    fields: [
      part("answer", { ...answer, required: true }),
      part("note", { hint: "What the answer leaves out, in one sentence." }),
      part("source", { hint: "An address that starts with https://, or one of our tests, like test:2025-06-04" }),
      part("checkedOn", { widget: "datetime", type: "date", format: "YYYY-MM-DD", input_timezone: "utc" }),
    ],
  };
}

function choice(options: readonly Choice[]): Partial<SveltiaField> {
  return { widget: "select", options };
}
