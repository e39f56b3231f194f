import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatFile } from "@/tools/desk/editing/format-file";
import { siteFolder } from "../../../__tests__/helpers/site-folder";

const names = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));

it.each(names)("leaves %s of the fixture, which is in order", (name) => {
  const text = readFileSync(join(siteFolder, name), "utf8");
  expect(formatFile(name, text)).toBe(text);
});

it("orders fields as the schema does, and keeps the text below them", () => {
  const body = "\n---\n\nAn *odd* text,   with spaces.  \n\n---\n\ntitle: no field";
  expect(formatFile("blog/a.md", `---\ntags: [B, A]\ntitle: T\nid: 1${body}`)).toBe(
    `---\nid: 1\ntitle: T\ntags: [B, A]${body}`,
  );
  expect(formatFile("site/moved.md", "---\ngone: [/a]\nredirects:\n  - { to: /b, from: /c }\n---\n")).toBe(
    "---\nredirects:\n  - { to: /b, from: /c }\ngone: [/a]\n---\n",
  );
});

it("leaves what it cannot read: no fields, invalid YAML, a file without a place", () => {
  for (const text of ["No fields", "---\ntitle: T\nid: 1\n", "---\ntitle: 'T\nid: 1\n---\n"])
    expect(formatFile("blog/a.md", text)).toBe(text);
  expect(formatFile("drafts/a.md", "---\ntitle: T\nid: 1\n---\n")).toBe("---\ntitle: T\nid: 1\n---\n");
});
