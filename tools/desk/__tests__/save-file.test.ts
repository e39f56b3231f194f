import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readFolder } from "@/lib/content/read/read-folder";
import type { FormField } from "@/tools/desk/editing/form-fields";
import { saveFile } from "@/tools/desk/editing/save-file";
import { splitSource } from "@/tools/desk/editing/split-source";
import { siteFolder } from "../../../__tests__/helpers/site-folder";
import { buildConfig, getForm } from "../cms/build-config";

const plan: FormField[] = [{ name: "id" }, { name: "price" }, { name: "renews", default: true }];
const form: FormField[] = [
  { name: "name", required: true },
  { name: "maker", fields: [{ name: "url" }] },
  { name: "plans", fields: plan },
  { name: "tags" },
  { name: "draft", default: false },
  { name: "days", numeric: true },
  { name: "body" },
];

const before = `---
name: "Moth and Lamp" # as its makers write it
# The makers.
maker: { url: "https://moth.example/" }
plans:
  # Nobody takes this one.
  - id: low
    price: 7.90
  - id: high
    price: 20
secret: { of: the form }
tags: [one, two]
---

The text.
`;

/** The file after a form has sent these fields. */
function save(changes: Record<string, unknown>, body = "The text."): string {
  const fields = { ...parse(splitSource(before)?.fields ?? ""), ...changes };
  return saveFile(before, `---\n${JSON.stringify(fields)}\n---\n\n${body}\n`, form);
}

const withLine = (old: string, line: string) => before.replace(old, line);

it("changes nothing when nothing has changed, although forms send empty fields and defaults", () => {
  const plans = [
    { id: "low", price: 7.9, renews: true },
    { id: "high", price: 20, renews: true },
  ];
  expect(
    save({ draft: false, seoTitle: "", aliases: [], maker: { url: "https://moth.example/", name: "" }, plans }),
  ).toBe(before);
});

it("changes the one line of a price, and keeps its cents, comments and quotation marks", () => {
  const plans = [
    { id: "low", price: 8.5 },
    { id: "high", price: 20 },
  ];
  expect(save({ plans })).toBe(withLine("price: 7.90", "price: 8.50"));
});

it("knows a plan by its id, also when one before it is gone", () => {
  expect(save({ plans: [{ id: "high", price: 21 }] })).toBe(
    before.replace("  - id: low\n    price: 7.90\n", "").replace("price: 20", "price: 21"),
  );
});

it("keeps what the form does not know, and takes out what the form has emptied", () => {
  const saved = save({ secret: undefined, tags: [] });
  expect(saved).toContain("secret: { of: the form }");
  expect(saved).not.toContain("tags");
});

it("keeps the comment of the next field when a field goes, and that below the last when one comes", () => {
  const commented = "name: Moth\nmaker: { url: x }\n# What it is about.\ntags: [one]\n# The end.\n";
  const saveOver = (sent: string) => saveFile(`---\n${commented}---\n`, `---\n${sent}---\n`, form);
  expect(saveOver("name: Moth\ntags: [one]\n")).toBe(
    "---\nname: Moth\n# What it is about.\ntags: [one]\n\n# The end.\n---\n",
  );
  expect(saveOver("name: Moth\nmaker: { url: x }\ntags: [one]\ndays: 3\n")).toBe(
    `---\n${commented.replace("# The end.", "days: 3\n\n# The end.")}---\n`,
  );
});

it("writes the fields of a file that has none yet", () => {
  expect(saveFile("---\n# To do.\n---\n\nText.\n", "---\nname: Moth\n---\n\nText.\n", form)).toBe(
    "---\n# To do.\nname: Moth\n---\n\nText.\n",
  );
});

it("refuses fields of which one changes with another", () => {
  const text = "---\nname: &name Moth\nmaker: { url: *name }\n---\n";
  expect(() => saveFile(text, "---\nname: Lamp\nmaker: { url: Moth }\n---\n", form)).toThrow('"*name"');
});

it("keeps the spaces that make the first line code, and takes none from the text before", () => {
  const code = (body: string) => `---\nname: Moth\n---\n\n${body}`;
  const saveBody = (old: string, sent: string) => saveFile(code(old), code(sent), form);
  expect(saveBody("    code\n", "Text.\n")).toBe(code("Text.\n"));
  expect(saveBody("Text.\n", "    code\n    more\n")).toBe(code("    code\n    more\n"));
});

it("writes a draft, and takes the word out again", () => {
  expect(save({ draft: true })).toContain("draft: true");
  const draft = withLine("tags:", "draft: true\ntags:");
  const fields = { ...parse(splitSource(draft)?.fields ?? ""), draft: false };
  expect(saveFile(draft, `---\n${JSON.stringify(fields)}\n---\n\nThe text.\n`, form)).toBe(before);
});

it("writes an answer that is a number as a number", () => {
  expect(save({ days: "14" })).toContain("days: 14\n");
  expect(save({ days: "unknown" })).toContain("days: unknown\n");
});

it("writes another text, and leaves it alone where the form has none", () => {
  expect(save({}, "Another.")).toBe(withLine("The text.", "Another."));
  const withoutBody = form.filter(({ name }) => name !== "body");
  expect(saveFile(before, "---\nname: Moth\n---\n", withoutBody)).toContain("The text.");
});

it("writes a new file as the content is written", () => {
  const sent = "---\nname: New\ntags:\n  - one\ndraft: false\nseoTitle: ''\n---\n";
  expect(saveFile(undefined, sent, form)).toBe("---\nname: New\ntags: [one]\n---\n");
});

it("leaves every file of the site as it is when its own fields are sent", () => {
  const config = buildConfig(readFolder({ root: siteFolder }), { site: "" });
  const names = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const text = readFileSync(join(siteFolder, name), "utf8");
    const known = getForm(name, config);
    const parts = splitSource(text);
    expect({ name, hasForm: known !== undefined }).toEqual({ name, hasForm: true });
    const sent = `---\n${JSON.stringify(parse(parts?.fields ?? ""))}\n${parts?.rest}`;
    expect({ name, text: saveFile(text, sent, known ?? []) }).toEqual({ name, text });
  }
});

it("changes one line of an app whose price changes, in every file of the site", () => {
  const config = buildConfig(readFolder({ root: siteFolder }), { site: "" });
  const names = readdirSync(join(siteFolder, "products"));
  for (const name of names) {
    const text = readFileSync(join(siteFolder, "products", name), "utf8");
    const parts = splitSource(text);
    const fields = parse(parts?.fields ?? "");
    if (!fields.plans?.[0]) continue;
    fields.plans[0].price = 987.65;
    const sent = `---\n${JSON.stringify(fields)}\n${parts?.rest}`;
    const [old, saved] = [text, saveFile(text, sent, getForm(`products/${name}`, config) ?? [])].map((one) =>
      one.split("\n"),
    );
    const changed = saved?.filter((line, index) => line !== old?.[index]);
    expect({ name, lines: saved?.length, changed }).toEqual({
      name,
      lines: old?.length,
      changed: [expect.stringContaining("price: 987.65")],
    });
  }
});

describe("a list whose items are added, moved or taken out", () => {
  const low = `  - id: low
    price: 7.90
    limits: >-
      Forty messages a day, and no more.
`;
  const high = `  # For those who talk a lot.
  - price: 20
    id: high
    features: [one, two]
    limits: "None, at all."
`;
  const file = (...plans: string[]) => `---\nplans:\n${plans.join("")}name: Moth\n---\n\nThe text.\n`;
  const shown = [{ name: "name" }, { name: "plans", fields: [...plan, { name: "limits" }, { name: "features" }] }];
  const [lowPlan, highPlan] = parse(splitSource(file(low, high))?.fields ?? "").plans;
  const savePlans = (plans: unknown[], from = file(low, high)) => {
    const sent = `---\n${JSON.stringify({ plans, name: "Moth" })}\n---\n\nThe text.\n`;
    return saveFile(from, sent, shown);
  };

  it("leaves the others as they are written", () => {
    const added = "  - id: free\n    price: 0\n";
    const free = { id: "free", price: 0 };
    expect(savePlans([lowPlan, highPlan, free])).toBe(file(low, high, added));
    expect(savePlans([lowPlan, free, highPlan])).toBe(file(low, added, high));
    expect(savePlans([highPlan])).toBe(file(high));
    expect(savePlans([highPlan, lowPlan])).toBe(file(high, low));
  });

  it("leaves the rest of an item as it is, too", () => {
    expect(savePlans([highPlan, { ...lowPlan, price: 8.5 }])).toBe(file(high, low.replace("7.90", "8.50")));
    expect(savePlans([lowPlan, { ...highPlan, renews: false }])).toBe(file(low, `${high}    renews: false\n`));
  });
});

it("keeps the order of fields that an author has chosen, also where a field comes", () => {
  const file = "---\nplans:\n  - id: low\n    price: 5\nname: Moth\n---\n";
  const sent = '---\n{"plans":[{"id":"low","price":5},{"id":"high","price":9}],"name":"Moth"}\n---\n';
  expect(saveFile(file, sent, [{ name: "name" }, { name: "plans", fields: plan }])).toBe(
    file.replace("name:", "  - id: high\n    price: 9\nname:"),
  );
});
