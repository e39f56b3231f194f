import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { openLastGoodStore } from "@/lib/content/last-good/last-good-store";
import { type Diagnostic, formatDiagnostic } from "@/lib/content/read/diagnostics";
import { writeText } from "../../../helpers/content-files";
import { createContentFolder } from "../../../helpers/content-folder";
import { faultyContent, seededFaults } from "../../../helpers/seeded-faults/all";
import type { SeededFault } from "../../../helpers/seeded-faults/plan";
import { lastGoodFiles } from "../../../helpers/seeded-faults/reviews";

const folder = createContentFolder(faultyContent);
const lastGood = join(folder.base, "last-good");
for (const [path, text] of Object.entries(lastGoodFiles)) writeText(join(lastGood, path), text);
const found = folder.check({ good: openLastGoodStore(lastGood, folder.root).list() });

/** `file:line:column` where the diagnostic was put; folders that nothing reads are named without their files. */
function placeOf({ file, at }: SeededFault): string {
  if (file.startsWith("articles/")) return "articles:1:1";
  return `${file}:${at === undefined ? "1:1" : folder.placeOf(file, at)}`;
}

const tell = (diagnostic: Diagnostic) => formatDiagnostic(diagnostic, folder.root);
const isMeant = (seeded: SeededFault) => (line: string) =>
  line.startsWith(`${placeOf(seeded)}  ${seeded.severity}  `) && line.includes(seeded.says);

describe("a folder full of diagnostics, checked once", () => {
  const lines = found.map(tell);

  it("has two hundred of them", () => {
    expect(seededFaults.length).toBeGreaterThanOrEqual(200);
  });

  it.each(seededFaults)("$file: $says", (seeded) => {
    const others = lines.filter((line) => line.startsWith(seeded.file));
    expect(lines.filter(isMeant(seeded)).length === 1 ? "found once" : [placeOf(seeded), ...others]).toBe("found once");
  });

  it("reports nothing else", () => {
    expect(lines.filter((line) => !seededFaults.some((seeded) => isMeant(seeded)(line)))).toEqual([]);
    expect(lines).toHaveLength(seededFaults.length);
  });

  it("is in the order of files and lines", () => {
    const places = found.map(({ file, line }) => ({ file, line }));
    const sorted = [...places].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    expect(places).toEqual(sorted);
  });

  it("fails the command, which prints every diagnostic", () => {
    const run = spawnSync(process.execPath, ["--import", "tsx", "scripts/content-check.ts", "--warnings"], {
      encoding: "utf8",
      env: {
        ...process.env,
        CONTENT_DIR: folder.root,
        LAST_GOOD_DIR: join(folder.base, "none"),
        CLAIMS: "",
        SITE_URL: "",
      },
    });
    expect(run.status).toBe(1);
    const printed = run.stdout.split("\n");
    // The command looks for pictures below the project's own public/, at today's claims, and at this site's own last good versions.
    const others = /^There is no picture|expires|The rating has changed/;
    const missing = seededFaults.filter((seeded) => !others.test(seeded.says) && !printed.some(isMeant(seeded)));
    expect(missing).toEqual([]);
    expect(run.stdout).toMatch(/^content: \d+ errors, \d+ warnings/m);
  }, 60_000);
});
