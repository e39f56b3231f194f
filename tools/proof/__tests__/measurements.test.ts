import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getFormatTable } from "../bench/measurement";
import { renderNotes, renderRows, writeSection } from "../measurements";

const folder = mkdtempSync(join(tmpdir(), "measurements-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A page with two sections, as a file. */
function writePage(): string {
  const file = join(folder, "page.md");
  writeFileSync(
    file,
    "# Page\n\n<!-- one -->\nOld.\n<!-- end of one -->\n\nWords.\n\n<!-- two -->\n<!-- end of two -->\n",
  );
  return file;
}

it("a section of the measurements is replaced, and what is around it stays, however often", () => {
  const file = writePage();
  writeSection("one", "First.\n", file);
  writeSection("one", "Second.", file);
  writeSection("two", "Third.", file);
  const page = readFileSync(file, "utf8").replace(/^.* UTC, .*$/gm, "MACHINE");
  expect(page).toBe(
    "# Page\n\n<!-- one -->\nMACHINE\n\nSecond.\n<!-- end of one -->\n\nWords.\n\n<!-- two -->\nMACHINE\n\nThird.\n<!-- end of two -->\n",
  );
});

it("a section that the page does not have is refused, and nothing is written", () => {
  const file = writePage();
  const before = readFileSync(file, "utf8");
  expect(() => writeSection("three", "New.", file)).toThrow('has no section "<!-- three -->"');
  expect(readFileSync(file, "utf8")).toBe(before);
});

it.each(["bench", "lighthouse", "rates", "chaos", "rolling", "messages"])(
  "docs/measurements.md has the section %s",
  (name) => {
    const page = readFileSync("docs/measurements.md", "utf8");
    expect(page).toMatch(new RegExp(`^<!-- ${name} -->\\n[\\s\\S]*^<!-- end of ${name} -->$`, "m"));
  },
);

it("a row says whether its budget is met", () => {
  const row = { what: "a build", budget: "≤ 1 s", measured: "2 s", isMet: false };
  expect(renderRows([row, { what: "memory", budget: "", measured: "3 MB" }])).toBe(
    "| what | must be | measured | met |\n| --- | --- | --- | --- |\n| a build | ≤ 1 s | 2 s | **no** |\n| memory | – | 3 MB | – |",
  );
});

it("a note has the table of its measurement below it", () => {
  const table = getFormatTable(["page", "now"], [["/", "8 KB"]]);
  expect(renderNotes([{ what: "a page", budget: "", measured: "8 KB", note: "Each:", table }])).toBe(
    "a page: Each:\n\n| page | now |\n| --- | --- |\n| / | 8 KB |\n",
  );
});
