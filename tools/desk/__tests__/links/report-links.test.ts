import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CheckedLink } from "@/tools/desk/links/check-links";
import { compareWithHistory, readHistory, writeHistory } from "@/tools/desk/links/compare-links";
import { getExitCode, reportLinks } from "@/tools/desk/links/report-links";

const root = "/site/content";
const link = (changes: Partial<CheckedLink> = {}): CheckedLink => ({
  url: "https://www.ftc.gov/a",
  kind: "text",
  places: [{ file: "/site/content/blog/one.md", line: 12, column: 3 }],
  verdict: "ok",
  status: 200,
  ...changes,
});
const gone = link({ verdict: "gone", status: 404 });

describe("what is remembered", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-"));
  const file = join(folder, "var", "links.json");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("says what is new, since when, and what has healed", () => {
    const check = (links: CheckedLink[], day: string) => {
      const dated = compareWithHistory(links, readHistory(file), day);
      writeHistory(file, dated, day);
      return dated[0];
    };
    expect(check([link()], "2025-06-01")).toMatchObject({ change: "new", since: "2025-06-01" });
    expect(check([gone], "2025-06-08")).toMatchObject({ change: "new", since: "2025-06-08", okOn: "2025-06-01" });
    expect(check([gone], "2025-06-15")).toMatchObject({ change: "as before", since: "2025-06-08", okOn: "2025-06-01" });
    expect(check([link()], "2025-06-22")).toMatchObject({ change: "healed", since: "2025-06-22" });
    expect(check([], "2025-06-29")).toBeUndefined();
    expect(readHistory(file)).toEqual({});
  });

  it("is nothing where the file is missing or cannot be read", () => {
    expect(readHistory(join(folder, "none.json"))).toEqual({});
    for (const text of ["{", '{"https://a.org/":{"verdict":"odd"}}', "[]"]) {
      writeFileSync(file, text);
      expect(readHistory(file)).toEqual({});
    }
    expect(existsSync(file)).toBe(true);
  });
});

describe("the report", () => {
  const [old, healed, lost] = compareWithHistory(
    [
      gone,
      link({ url: "https://b.org/" }),
      link({ url: "https://c.org/?ref=7", kind: "partner", verdict: "tracking lost" }),
    ],
    {
      [gone.url]: { verdict: "gone", since: "2025-06-01", checkedOn: "2025-06-20", okOn: "2025-05-25" },
      "https://b.org/": { verdict: "timeout", since: "2025-06-01", checkedOn: "2025-06-20" },
    },
    "2025-06-27",
  );
  const links = [healed, lost, old].flatMap((one) => one ?? []);
  const report = { links, placeholders: 4, root };

  it("names the worst first, with place and history", () => {
    expect(reportLinks(report, "text").split("\n")).toEqual([
      "blog/one.md:12  gone  https://www.ftc.gov/a",
      "    no longer exists (since 2025-06-01, last ok on 2025-05-25)",
      "blog/one.md:12  tracking lost  https://c.org/?ref=7",
      "    drops the partner's parameters on the way, so no sale is counted (new)",
      "blog/one.md:12  ok  https://b.org/",
      "    answers as it should (healed)",
      "links: 1 ok, 1 to look at, 1 broken, 4 placeholders not checked",
    ]);
  });

  it("is a table, JSON, or annotations of a pull request", () => {
    expect(reportLinks(report, "markdown")).toContain("| gone | text | <https://www.ftc.gov/a> | blog/one.md:12 |");
    expect(JSON.parse(reportLinks(report, "json")).links[2].places).toEqual([
      { file: "blog/one.md", line: 12, column: 3 },
    ]);
    const annotations = reportLinks(report, "annotations");
    expect(annotations).toContain("::error file=blog/one.md,line=12,col=3,title=gone::https://www.ftc.gov/a ");
    expect(annotations).toContain("::warning file=blog/one.md,line=12,col=3,title=tracking lost::");
    expect(annotations.match(/^::/gm)).toHaveLength(2);
  });

  it("ends with a code that says how bad it is", () => {
    expect(getExitCode([])).toBe(0);
    expect(getExitCode([link()])).toBe(0);
    expect(getExitCode([link({ verdict: "moved home" })])).toBe(1);
    expect(getExitCode([gone, link({ kind: "partner" })])).toBe(2);
    expect(getExitCode([link({ kind: "partner", verdict: "timeout" })])).toBe(3);
  });
});

it("a check of one kind leaves what is known of the others", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-only-"));
  const file = join(folder, "links.json");
  const other = link({ url: "https://b.org/" });
  writeHistory(file, compareWithHistory([link(), other], {}, "2025-06-01"), "2025-06-01");
  const before = readHistory(file);
  writeHistory(file, compareWithHistory([gone], before, "2025-06-08"), "2025-06-08", before);
  expect(readHistory(file)).toMatchObject({
    "https://www.ftc.gov/a": { verdict: "gone", since: "2025-06-08", checkedOn: "2025-06-08", okOn: "2025-06-01" },
    "https://b.org/": { verdict: "ok", checkedOn: "2025-06-01" },
  });
  rmSync(folder, { recursive: true });
});

it("the file is replaced whole, so that a server that reads it meanwhile reads all of one check", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-whole-"));
  const file = join(folder, "links.json");
  writeHistory(file, compareWithHistory([link()], {}, "2025-06-01"), "2025-06-01");
  const before = readFileSync(file, "utf8");
  const reader = openSync(file, "r");
  writeHistory(file, compareWithHistory([gone], {}, "2025-06-08"), "2025-06-08");
  expect(readFileSync(reader, "utf8")).toBe(before);
  closeSync(reader);
  expect(readdirSync(folder)).toEqual(["links.json"]);
  rmSync(folder, { recursive: true });
});
