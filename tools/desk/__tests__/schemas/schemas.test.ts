import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv, { type AnySchemaObject } from "ajv";
import { splitFrontmatter } from "@/lib/content/read/frontmatter";
import { frontmatterAsYaml, schemasOf } from "../../../../.vscode/extensions/frontmatter-fields/frontmatter.js";
import { siteFolder } from "../../../../__tests__/helpers/site-folder";
import { listSchemas } from "../../schemas/list-schemas";

const schemas = listSchemas();
const schemaAt = (name: string) => schemas.get(name.replace(/\.json$/, "")) as AnySchemaObject;
const schemaOf = (path: string) => schemaAt(schemasOf(path).find((name) => schemaAt(name)) ?? "");
const fieldsOf = (text: string) => {
  const split = splitFrontmatter(text);
  if ("message" in split) throw new Error(text);
  return split.data as Record<string, unknown>;
};
const files = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
const validator = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  strict: false,
  formats: { uri: true, email: true },
});
const post = join(siteFolder, "blog/how-long-a-memory-lasts.md");

/** What a validator says of an article of the fixture with other fields. */
function faultsWith(changes: Record<string, unknown>): string[] {
  const validate = validator.compile(schemaAt("blog.json"));
  validate({ ...fieldsOf(readFileSync(post, "utf8")), ...changes });
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

it.each(files)("accept %s of the fixture, quotes included", (name) => {
  const validate = validator.compile(schemaOf(`content/${name}`));
  validate(fieldsOf(readFileSync(join(siteFolder, name), "utf8")));
  expect(validate.errors).toBeNull();
});

it("refuse what the content check refuses", () => {
  expect(faultsWith({})).toEqual([]);
  expect(faultsWith({ titel: "Misspelt" })).toEqual([" additionalProperties"]);
  expect(faultsWith({ title: "Short" })).toContain("/title minLength");
  expect(faultsWith({ title: "{{claim:users}}" })).toEqual([]);
  expect(faultsWith({ date: "June 2025" })).toContain("/date pattern");
  expect(faultsWith({ tags: [] })).toContain("/tags minItems");
});

it("explain fields by their docstrings, also those that schemas share", () => {
  const { properties } = schemaAt("blog.json");
  expect(properties.wellbeing.description).toBe("Whether it is for readers in distress. It then sells nothing.");
  expect(properties.aliases.description).toMatch(/^Former slugs\./);
  expect(properties.sources.items.properties.by.description).toBe("Who has published it.");
  expect(properties.date.else.patternErrorMessage).toMatch(/^Write the date as/);
  expect(schemaAt("test-reports.json").properties.scores.description).toMatch(/^Points for each criterion/);
});

it("reach the editor: the frontmatter is YAML of its own, at the same lines", () => {
  const { yaml, lines } = frontmatterAsYaml("---\ntitle: A\ndate: B\n---\n\ntitle: no field\n", "file:///s.json") ?? {};
  expect(yaml).toBe("# yaml-language-server: $schema=file:///s.json\ntitle: A\ndate: B");
  expect(lines).toBe(3);
  expect(frontmatterAsYaml("No fields", "file:///s.json")).toBeUndefined();
  expect(schemasOf("/home/me/site/content/pages/terms.md")).toEqual(["pages/terms.json", "pages.json"]);
  expect(schemasOf("/home/me/site/README.md")).toEqual([]);
  expect(schemas.has("pages/terms")).toBe(true);
});
