import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { openLastGoodStore } from "@/lib/content/last-good/last-good-store";
import { type Diagnostic, formatDiagnostic } from "@/lib/content/read/diagnostics";
import { compareText } from "@/lib/util/order";
import { writeText } from "../../helpers/content-files";
import { createContentFolder } from "../../helpers/content-folder";
import { contentWithDiagnostics, seededDiagnostics } from "../../helpers/seeded-diagnostics/all";
import type { SeededDiagnostic } from "../../helpers/seeded-diagnostics/plan";
import { lastGoodFiles } from "../../helpers/seeded-diagnostics/reviews";

const folder = createContentFolder(contentWithDiagnostics);
const lastGood = join(folder.base, "last-good");
for (const [path, text] of Object.entries(lastGoodFiles)) writeText(join(lastGood, path), text);
const found = folder.check({ good: openLastGoodStore(lastGood, folder.root).list() });

/** Expected position as `file:line:column`. A folder that nothing reads is reported without its files. */
function positionOf({ file, at }: SeededDiagnostic): string {
  if (file.startsWith("articles/")) return "articles:1:1";
  return `${file}:${at === undefined ? "1:1" : folder.positionOf(file, at)}`;
}

const tell = (diagnostic: Diagnostic) => formatDiagnostic(diagnostic, folder.root);
const isMeant = (seeded: SeededDiagnostic) => (line: string) =>
  line.startsWith(`${positionOf(seeded)}  ${seeded.severity}  `) && line.includes(seeded.says);

describe("a folder full of diagnostics, checked once", () => {
  const lines = found.map(tell);

  it("has two hundred of them", () => {
    expect(seededDiagnostics.length).toBeGreaterThanOrEqual(200);
  });

  it.each(seededDiagnostics)("$file: $says", (seeded) => {
    const others = lines.filter((line) => line.startsWith(seeded.file));
    expect(lines.filter(isMeant(seeded)).length === 1 ? "found once" : [positionOf(seeded), ...others]).toBe(
      "found once",
    );
  });

  it("reports nothing else", () => {
    expect(lines.filter((line) => !seededDiagnostics.some((seeded) => isMeant(seeded)(line)))).toEqual([]);
    expect(lines).toHaveLength(seededDiagnostics.length);
  });

  it("is in the order of files and lines", () => {
    const places = found.map(({ file, line }) => ({ file, line }));
    const sorted = [...places].sort((a, b) => compareText(a.file, b.file) || a.line - b.line);
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
    const others = /^There is no picture|expires|rests on a sample|The (rating has|points have) changed/;
    const missing = seededDiagnostics.filter((seeded) => !others.test(seeded.says) && !printed.some(isMeant(seeded)));
    expect(missing).toEqual([]);
    expect(run.stdout).toMatch(/^content: \d+ errors, \d+ warnings/m);
  });
});
