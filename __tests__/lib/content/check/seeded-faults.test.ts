import { spawnSync } from "node:child_process";
import { createContentFolder } from "../../../helpers/content-folder";
import { faultyContent, seededFaults } from "../../../helpers/seeded-faults";

const folder = createContentFolder(faultyContent);
const errors = folder.errors();

/** `file:line:column` where the fault was put; folders that nothing reads are named without their files. */
function placeOf(file: string, at: string | undefined): string {
  if (file.startsWith("articles/")) return "articles:1:1";
  return `${file}:${at === undefined ? "1:1" : folder.placeOf(file, at)}`;
}

describe("a folder full of faults, checked once", () => {
  it.each(seededFaults)("$file: $says", ({ file, at, says }) => {
    const [path, line] = placeOf(file, at).split(":");
    const found = errors.filter((error) => error.startsWith(`${path}:${line}:`) && error.includes(says));
    expect(found.length > 0 ? "found" : [placeOf(file, at), ...errors.filter((error) => error.startsWith(file))]).toBe(
      "found",
    );
  });

  it("reports nothing else", () => {
    const others = errors.filter(
      (error) =>
        !seededFaults.some(({ file, says }) => error.startsWith(file.split("/lost")[0] ?? "") && error.includes(says)),
    );
    expect(others).toEqual([]);
    expect(errors).toHaveLength(seededFaults.length);
  });

  it("is in the order of files and lines", () => {
    const places = folder.check().map(({ file, line }) => ({ file, line }));
    const sorted = [...places].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    expect(places).toEqual(sorted);
  });

  it("fails the command, which prints every fault", () => {
    const run = spawnSync("npx", ["tsx", "scripts/content-check.ts"], {
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: folder.root, CLAIMS: "" },
    });
    expect(run.status).toBe(1);
    for (const { file, says } of seededFaults) {
      // The command looks for pictures below the project's own public/.
      if (says.startsWith("There is no picture")) continue;
      const name = file.startsWith("articles/") ? "articles" : file;
      expect(run.stdout.split("\n").some((line) => line.startsWith(`${name}:`) && line.includes(says))).toBe(true);
    }
    expect(run.stdout).toMatch(/^content: \d+ errors, \d+ warnings/m);
  }, 60_000);
});
