import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const product = readFileSync("docs/product.md", "utf8");
const coverage = readFileSync("docs/product-coverage.md", "utf8");

/** The sections of a document, by their numbers ("## 2. Screens and routes"). */
const sectionsOf = (text: string) =>
  new Map(text.split(/^## (?=\d)/m).map((section) => [Number.parseInt(section, 10), section]));

/** The lists of a section, as lines of `heading: statement`. */
function statementsOf(section = ""): string[] {
  let heading = "";
  return section.split("\n").flatMap((line) => {
    if (line.startsWith("### ")) heading = line.slice(4);
    return line.startsWith("- ") ? [`${heading}: ${line.slice(2)}`] : [];
  });
}

/** The rows of a section's tables, without their heads, as lines of `heading: statement` and the other cells. */
function rowsOf(section = "") {
  let heading = "";
  return section.split("\n").flatMap((line) => {
    if (line.startsWith("### ")) heading = line.slice(4);
    if (!line.startsWith("| ") || /^\| (The product|---) \|/.test(line)) return [];
    const [, statement = "", code = "", tests = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return [{ statement: `${heading}: ${statement.replaceAll("\\|", "|")}`, code, tests }];
  });
}

/** What is named in backticks and looks like a path of this repository. */
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`((?:app|components|lib|content|docs|scripts|__tests__|public)\/[^`]+|[\w-]+\.ts)`/g)].map(
    ([, path]) => path ?? "",
  );

const numbers = [2, 3, 4, 5, 6, 7, 8, 9];

describe("docs/product-coverage.md", () => {
  it.each(numbers)("has a row for each statement of section %i, in the words of docs/product.md", (number) => {
    const statements = statementsOf(sectionsOf(product).get(number));
    expect(statements).not.toEqual([]);
    expect(rowsOf(sectionsOf(coverage).get(number)).map(({ statement }) => statement)).toEqual(statements);
  });

  it("names code and tests for each statement, and only files that exist", () => {
    const rows = rowsOf(coverage);
    const paths = rows.flatMap(({ code, tests }) => [...pathsIn(code), ...pathsIn(tests)]);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    const incomplete = rows.filter(({ code, tests }) => pathsIn(code).length === 0 || pathsIn(tests).length === 0);
    expect(incomplete.map(({ statement }) => statement)).toEqual([]);
  });
});

/** What comments cite: the number of a section, and the quoted heading or words in it. */
function listCitations() {
  const pattern = "docs/product\\.md, section [0-9]";
  const folders = ["app", "components", "lib", "scripts", "__tests__"];
  const lines = execFileSync("git", ["grep", "-hE", pattern, "--", ...folders], { encoding: "utf8" }).split("\n");
  const cited = /docs\/product\.md, section (\d+)(?:, "([^"]+)")?/g;
  return lines.flatMap((line) => [...line.matchAll(cited)].map(([, number, words]) => ({ number, words })));
}

it("has every section that a comment cites, with the words that it quotes", () => {
  const sections = sectionsOf(product);
  const citations = listCitations();
  expect(citations.length).toBeGreaterThan(10);
  const wrong = citations.filter(({ number, words = "" }) => !sections.get(Number(number))?.includes(words));
  expect(wrong).toEqual([]);
});
