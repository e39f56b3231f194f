import { existsSync } from "node:fs";
import { join } from "node:path";
import { renameEntry } from "@/tools/desk/editing/rename/rename-entry";
import { addToList, editFields, removeFromList } from "@/tools/desk/editing/yaml-fields";
import { contentFile, postFields } from "../../../__tests__/helpers/content-files";
import { createContentFolder } from "../../../__tests__/helpers/content-folder";
import { planFields } from "../../../__tests__/helpers/product-files";

const linking = contentFile(
  { ...postFields, id: 3, title: "What links to others" },
  [
    "See [prices](/blog/how-prices-work#what-it-costs), [the review](/reviews/lark-ai-review), [Ada](/authors/ada-page),",
    "[guides](/guides), [Lark](partner:lark-ai) and [another](/blog/how-prices-work-abroad). It costs {{price:lark-ai.monthly}}.\n",
  ].join("\n"),
);
const abroad = contentFile({ ...postFields, id: 4, title: "How prices work abroad" });
const lark = contentFile({ name: "Lark AI", plans: [planFields] });
const files = {
  "products/lark-ai.md": lark,
  "blog/linking.md": linking,
  "blog/how-prices-work-abroad.md": abroad,
};

function rename(name: string, to: string, changes = {}) {
  const folder = createContentFolder({ ...files, ...changes });
  const before = folder.errors();
  const result = renameEntry(name, to, { root: folder.root, day: "2025-07-01" });
  return { folder, before, ...result };
}

it.each([
  ["blog/how-prices-work.md", "what-it-costs", "(/blog/what-it-costs#what-it-costs)"],
  ["reviews/lark-ai-review.md", "lark", "(/reviews/lark)"],
  ["authors/ada-page.md", "ada", "(/authors/ada)"],
  ["categories/guides.md", "handbooks", "(/handbooks)"],
  ["partners/lark-ai.md", "lark", "(partner:lark)"],
  ["products/lark-ai.md", "lark", "{{price:lark.monthly}}"],
])("renames %s with all that names it", (name, to, link) => {
  const { folder, before, errors } = rename(name, to);
  expect({ before, errors }).toEqual({ before: [], errors: undefined });
  expect(folder.errors()).toEqual([]);
  expect(existsSync(join(folder.root, name))).toBe(false);
  const text = folder.read("blog/linking.md");
  expect(text).toContain(link);
  expect(text).toContain("(/blog/how-prices-work-abroad)");
});

it.each(["lark-ai, luna", '["luna", "lark-ai"]', "\n  - luna\n  - lark-ai"])(
  "renames an app in a calculator of %j",
  (apps) => {
    const fence = `\`\`\`calculator\napps: ${apps}\n\`\`\`\n`;
    const { folder, errors } = rename("products/lark-ai.md", "lark", {
      "products/luna.md": contentFile({ name: "Luna", plans: [planFields] }),
      "blog/costs.md": contentFile({ ...postFields, id: 5, title: "What both cost" }, `Costs:\n\n${fence}`),
    });
    expect(errors).toBeUndefined();
    expect(folder.read("blog/costs.md")).toContain(fence.replace("lark-ai", "lark"));
  },
);

it("leads former addresses on: an alias, or a redirect for what has none", () => {
  expect(rename("blog/how-prices-work.md", "what-it-costs").folder.read("blog/what-it-costs.md")).toContain(
    "aliases: [how-prices-work]\n",
  );
  expect(rename("authors/ada-page.md", "ada").folder.read("site/moved.md")).toContain(
    "\n  - { from: /authors/ada-page, to: /authors/ada }\ngone:",
  );
});

it("puts everything back if the check finds a new error", () => {
  const { folder, errors = [] } = rename("blog/how-prices-work.md", "page");
  expect(errors.join()).toContain('"page" is a part of the site\'s own addresses');
  expect(folder.read("blog/linking.md")).toBe(linking);
  expect(existsSync(join(folder.root, "blog/how-prices-work.md"))).toBe(true);
  expect(existsSync(join(folder.root, "blog/page.md"))).toBe(false);
});

it.each([
  ["blog/nothing.md", "a-name", "cannot be renamed"],
  ["site/site.md", "a-name", "cannot be renamed"],
  ["blog/../site/site.md", "a-name", "cannot be renamed"],
  ["blog/how-prices-work.md", "Two Words", "is not a slug"],
  ["blog/how-prices-work.md", "linking", "exists already"],
])("refuses %s as %s", (name, to, error) => {
  expect(rename(name, to).errors?.join()).toContain(error);
});

it("adds to a list in the way in which it is written", () => {
  const add = (fields: string, item: unknown) => editFields(fields, (document) => addToList(document, "list", [item]));
  expect(add("a: 1\n", "x")).toBe("a: 1\nlist: [x]\n");
  expect(add("list: [b]\na: 1\n", "x")).toBe("list: [b, x]\na: 1\n");
  expect(add("list:\n  - b\n# Of a.\na: 1\n", "x")).toBe("list:\n  - b\n  - x\n# Of a.\na: 1\n");
  expect(add("", { from: "/a" })).toBe("list:\n  - { from: /a }\n");
  expect(add("list: []\n", { from: "/a" })).toBe("list:\n  - { from: /a }\n");
  expect(() => add("list: words\n", "x")).toThrow('"list" is not a list');
});

it("keeps the exceptions that name the file by its path", () => {
  const body = "Ours took four days to answer.\n";
  const four = contentFile({ ...postFields, id: 5, title: "How long it took us" }, body);
  const exception = { words: "ours took four days", in: "blog/how-long", reason: "It is a test's own record." };
  const phrases = contentFile({ phrases: [], exceptions: [exception] });
  const { folder, before, errors } = rename("blog/how-long.md", "how-many-days", {
    "blog/how-long.md": four,
    "site/phrases.md": phrases,
  });
  expect(errors ?? []).toEqual([]);
  expect(folder.errors()).toEqual(before);
  expect(folder.read("site/phrases.md")).toContain("in: blog/how-many-days");
});

it("leaves files alone that do not name the entry, also with fields in another order and line breaks of Windows", () => {
  const other = contentFile({ draft: false, ...postFields, id: 9, title: "Something else" }).replaceAll("\n", "\r\n");
  for (const [name, to] of [
    ["blog/how-prices-work.md", "what-it-costs"],
    ["partners/lark-ai.md", "lark"],
  ] as const) {
    const { folder, changed, errors } = rename(name, to, { "blog/other.md": other });
    expect({ changed: changed?.includes("blog/other.md"), errors }).toEqual({ changed: false, errors: undefined });
    expect(folder.read("blog/other.md")).toBe(other);
  }
});

it.each([
  ["blog/how-prices-work.md", "what-it-costs", "blog/how-prices-work.md", "aliases: [what-it-costs]\n"],
  ["authors/ada-page.md", "ada", "site/moved.md", "{ from: /authors/ada, to: /authors/ada-page }\ngone:"],
])("gives %s its former name back", (name, to, traced, trace) => {
  const { folder } = rename(name, to);
  const options = { root: folder.root, day: "2025-07-01" } as const;
  const back = renameEntry(`${name.split("/")[0]}/${to}.md`, name.replace(/^.*\/|\.md$/g, ""), options);
  expect(back.errors).toBeUndefined();
  expect(folder.errors()).toEqual([]);
  expect(folder.read(traced)).toContain(trace);
  expect(folder.read(traced)).not.toContain("from: /authors/ada-page");
});

it("removes items from a list, and nothing else", () => {
  const remove = (fields: string, unwanted: string) =>
    editFields(fields, (document) =>
      removeFromList(document, "a", (item) => item === unwanted || (item as { from?: string })?.from === unwanted),
    );
  const block = "a:\n  # first\n  - { from: x, to: y }\n  - { from: z, to: y } # why\nb: 1\n";
  expect(remove("a: [x, 'y'] # why\nb: 1\n", "x")).toBe("a: ['y'] # why\nb: 1\n");
  expect(remove(block, "z")).toBe("a:\n  # first\n  - { from: x, to: y }\nb: 1\n");
  expect(remove("a:\n  - x\nb: 1\n", "x")).toBe("a: []\nb: 1\n");
  for (const same of ["b: 1\n", "a: x\n", "a:   [y]\n"]) expect(remove(same, "x")).toBe(same);
});
