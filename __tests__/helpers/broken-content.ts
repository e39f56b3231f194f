import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parse, stringify } from "yaml";
import { customPageFields, partnerFields, postFields, reviewFields, testFields, validContent } from "./content-files";
import { productFields } from "./product-files";

type Fields = Record<string, unknown>;

const folder = "__tests__/fixtures/broken";

/** A line below the one that it is about: `^ error: words`, its sign below the column. */
const expected = /^( *)\^ (error|warning): (.*)$/;

/** The valid file that a fragment of this path changes. @param index Makes ids and places unique. */
function validFile(path: string, index: number): [fields: Fields, body: string] {
  const valid = validContent[path] ?? (path.startsWith("categories/") ? validContent["categories/guides.md"] : "");
  const name = basename(path, ".md");
  const [, product, date] = /^(.+)-(\d{4}-\d\d-\d\d)$/.exec(name) ?? [];
  const unlike: Record<string, Fields> = {
    authors: parse(validContent["authors/ada-page.md"]?.split("---\n")[1] ?? ""),
    blog: { ...postFields, id: 100 + index, title: `All about ${name}` },
    // Without stars: they would be reported as those of an app that nobody has tested.
    reviews: { ...reviewFields, rating: undefined, id: 100 + index, title: `A review of ${name}` },
    // Without plans: their prices would match every price typed in a text.
    products: { ...productFields, name: `App ${name}`, plans: [] },
    "test-reports": { ...testFields, product, date, from: "2025-03-01", to: "2025-03-31", method: 2 },
    partners: {
      ...partnerFields,
      default: false,
      homeUrl: "https://rival.example/",
      trackedUrl: "https://rival.example/",
    },
    pages: customPageFields,
  };
  if (!valid) return [unlike[path.split("/")[0] ?? ""] ?? {}, "A text.\n"];
  const [, fields = "", body = ""] = valid.split("---\n");
  const unique = path in validContent ? {} : { name, order: 11 + (index % 80) };
  return [{ ...parse(fields), ...unique }, body];
}

/** A valid file with the fields of a fragment in front of its own, and with the fragment's text, if it has one. */
function changed(path: string, fragment: string, index: number): string {
  const [valid, text] = validFile(path, index);
  const [, fields = "", body = text] = /^---\n((?:.*\n)*?)---\n([\s\S]+)?/.exec(fragment) ?? ["", "", fragment];
  const written = [...fields.matchAll(/^(?:# without )?(\w+)/gm)].map(([, name]) => name);
  const rest = Object.entries(valid).filter(([name]) => !written.includes(name));
  return `---\n${fields}${rest.length === 0 ? "" : stringify(Object.fromEntries(rest), { lineWidth: 0 })}---\n${body}`;
}

export type Expected = { file: string; position: string; severity: string; words: string };

/** Takes the expectations out of a text. */
function withoutExpected(file: string, marked: string): { text: string; expectations: Expected[] } {
  // A folder that nothing reads is reported without its files.
  const reported = file.startsWith("articles/") ? "articles" : file;
  const lines: string[] = [];
  const expectations: Expected[] = [];
  for (const line of marked.split("\n")) {
    const [, indent, severity = "", words = ""] = expected.exec(line) ?? [];
    if (indent === undefined) lines.push(line);
    else
      expectations.push({
        file: reported,
        position: `${Math.max(lines.length, 1)}:${indent.length + 1}`,
        severity,
        words,
      });
  }
  return { text: lines.join("\n"), expectations };
}

/** Reads a folder of fragments (`__tests__/fixtures/README.md`). */
function readFolder(name: "changes" | "whole" | "former") {
  const root = join(folder, name);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
  return paths.map((path, index) => {
    const fragment = readFileSync(join(root, path), "utf8");
    return { path, ...withoutExpected(path, name === "whole" ? fragment : changed(path, fragment, index)) };
  });
}

const files = [...readFolder("changes"), ...readFolder("whole")];

/** Every broken file by its path; `undefined` for one that is to be missing. */
export const brokenContent = Object.fromEntries(files.map(({ path, text }) => [path, text || undefined]));

export const expectedDiagnostics = files.flatMap(({ expectations }) => expectations);

/** Earlier versions of files, by path. */
export const formerContent = Object.fromEntries(readFolder("former").map(({ path, text }) => [path, text]));
