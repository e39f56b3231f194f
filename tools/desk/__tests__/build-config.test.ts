import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { readFolder } from "@/lib/content/read/read-folder";
import { siteFolder } from "../../../__tests__/helpers/site-folder";
import { buildConfig, getForm, printConfig } from "../cms/build-config";
import type { SveltiaField } from "../cms/sveltia-types";

const library = readFolder({ root: siteFolder });
const config = buildConfig(library, { site: "http://localhost:3000" });

/** A field by its path: "plans.price". */
function field(file: string, path: string): SveltiaField | undefined {
  let fields = getForm(file, config) as readonly SveltiaField[] | undefined;
  let found: SveltiaField | undefined;
  for (const name of path.split(".")) {
    found = fields?.find((one) => one.name === name);
    fields = found?.fields;
  }
  return found;
}

const accepts = (of: SveltiaField | undefined, text: string) =>
  new RegExp((of?.pattern as string[] | undefined)?.[0] ?? "^$").test(text);

it("is what the editor's own schema allows", () => {
  const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const made = buildConfig(library, { site: "http://localhost:3000" });
  validate(JSON.parse(printConfig(made)));
  expect(validate.errors).toBeNull();
});

it("explains fields in the words of their docstrings, without what is for developers", () => {
  expect(field("products/new.md", "plans.price")?.hint).toBe(
    "What one payment costs. When it changes, the former price goes into “history”, and “checkedOn” is the day of the new one.",
  );
  const hints = JSON.stringify(config).match(/"hint":"[^"]*"/g) ?? [];
  expect(hints.length).toBeGreaterThan(50);
  expect(hints.filter((hint) => /`|\b(lib|docs)\/|product\.md/.test(hint))).toEqual([]);
});

it("offers what there is to choose: files, categories, kinds, partners", () => {
  expect(field("blog/new.md", "author")).toMatchObject({ widget: "relation", collection: "authors" });
  expect(field("reviews/new.md", "about")).toMatchObject({ widget: "relation", collection: "products" });
  expect(field("reviews/new.md", "affiliateLink")?.options).toContainEqual({
    label: "Brasswick",
    value: "partner:brasswick",
  });
  const categories = library.documents["site/site"]?.data.postCategories.map(({ name }) => name);
  const offered = field("blog/new.md", "category")?.options as { value: string }[] | undefined;
  expect(offered?.map(({ value }) => value)).toEqual(categories);
  expect(field("products/new.md", "kind")).toMatchObject({ widget: "select", multiple: true });
});

it("asks the questions of the fact sheet and the criteria of the method", () => {
  const questions = library.documents["site/fact-sheet"]?.data.groups.flatMap(({ facts }) => facts) ?? [];
  expect(field("products/new.md", "facts")?.fields?.map(({ name }) => name)).toEqual(questions.map(({ id }) => id));
  const yesOrNo = questions.find(({ kind }) => kind === "yes-no");
  const answer = field("products/new.md", `facts.${yesOrNo?.id}.answer`);
  expect(answer?.options).toContainEqual({ label: "Unknown", value: "unknown" });
  expect(field("test-reports/new.md", "scores")?.fields?.length).toBeGreaterThan(2);
});

it("gives a new article the next free number", () => {
  const ids = [...library.collections.blog, ...library.collections.reviews].map(({ data }) => data.id);
  expect(field("blog/new.md", "id")?.default).toBe(Math.max(...ids) + 1);
});

it("checks lengths and forms as the schemas do, and lets quotes pass", () => {
  const excerpt = field("blog/new.md", "excerpt");
  expect([accepts(excerpt, "Too short"), accepts(excerpt, "x".repeat(60)), accepts(excerpt, "x".repeat(161))]).toEqual([
    ...[false, true, false],
  ]);
  expect(accepts(excerpt, "{{claim:one}}")).toBe(true);
  const address = field("products/new.md", "website");
  expect([accepts(address, "http://a.example"), accepts(address, "https://a.example")]).toEqual([false, true]);
});
