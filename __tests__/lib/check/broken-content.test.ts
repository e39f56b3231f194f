import { join } from "node:path";
import { type Diagnostic, formatDiagnostic } from "@/lib/content/read/diagnostics";
import { readFolder } from "@/lib/content/read/read-folder";
import { compareText } from "@/lib/util/order";
import { brokenContent, type Expected, expectedDiagnostics, formerContent } from "../../helpers/broken-content";
import { runCommand } from "../../helpers/commands";
import { writeText } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";

const folder = createContentFolder(brokenContent);
const before = join(folder.base, "before");
for (const [path, text] of Object.entries(formerContent)) writeText(join(before, path), text);
const found = folder.check({ former: readFolder({ root: before }) });

const tell = (diagnostic: Diagnostic) => formatDiagnostic(diagnostic, folder.root);
const isMeant =
  ({ file, position, severity, words }: Expected) =>
  (line: string) =>
    line.startsWith(`${file}:${position}  ${severity}  `) && line.includes(words);

const lines = found.map(tell);

it("has two hundred diagnostics", () => {
  expect(expectedDiagnostics.length).toBeGreaterThanOrEqual(200);
});

it.each(expectedDiagnostics)("$file:$position $words", (expected) => {
  const once = lines.filter(isMeant(expected)).length === 1;
  expect(once ? "found once" : lines.filter((line) => line.startsWith(expected.file))).toBe("found once");
});

it("reports nothing else", () => {
  expect(lines.filter((line) => !expectedDiagnostics.some((expected) => isMeant(expected)(line)))).toEqual([]);
  expect(lines).toHaveLength(expectedDiagnostics.length);
});

it("is in the order of files and lines", () => {
  const places = found.map(({ file, line }) => ({ file, line }));
  const sorted = [...places].sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
  expect(places).toEqual(sorted);
});

it("fails the command, which prints every diagnostic", async () => {
  const settings = { CONTENT_DIR: folder.root, STATE_DIR: join(folder.base, "none"), SITE_STAGE: "", SITE_URL: "" };
  const run = await runCommand("scripts/content-check.ts", ["--warnings"], settings);
  expect(run.status).toBe(1);
  const printed = run.stdout.split("\n");
  // The command looks for pictures below the project's own public/, at today's claims, and knows no former versions.
  const others = /^There is no picture|expires|rests on a sample|The (rating has|points have) changed/;
  const missing = expectedDiagnostics.filter((one) => !others.test(one.words) && !printed.some(isMeant(one)));
  expect(missing).toEqual([]);
  expect(run.stdout).toMatch(/^content: \d+ errors, \d+ warnings/m);
});
