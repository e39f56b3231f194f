import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { getVersion } from "../../scripts/lib/reading-script-file";
import { makeStaticFiles } from "../../scripts/lib/release-parts";

it("has each script at its version, and compressed files beside what becomes smaller", () => {
  const base = mkdtempSync(join(tmpdir(), "static-files-"));
  const text = "a script ".repeat(100);
  mkdirSync(join(base, "framework/chunks"), { recursive: true });
  for (const [name, content] of Object.entries({ "framework/chunks/a.js": text, "reading.js": text, "tiny.js": "1" }))
    writeFileSync(join(base, name), content);
  const scripts = ["reading.js", "tiny.js"].map((name) => join(base, name));
  const folder = join(base, "static-files");
  makeStaticFiles(folder, join(base, "framework"), scripts);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));
  const [reading, tiny] = scripts.map(getVersion);
  expect(files.sort()).toEqual(
    [
      ...["", ".br", ".gz"].map((ending) => `_next/static/chunks/a.js${ending}`),
      ...["", ".br", ".gz"].map((ending) => `scripts/${reading}/reading.js${ending}`),
      `scripts/${tiny}/tiny.js`,
    ].sort(),
  );
  expect(gunzipSync(readFileSync(join(folder, `scripts/${reading}/reading.js.gz`))).toString()).toBe(text);
  rmSync(base, { recursive: true });
});
