import { spawnSync } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "../helpers/write-files";

// Other tools load these files, too, on machines that have no browser (knip does, in `npm run verify`).
const configs = ["playwright.config.ts", "tools/proof/playwright.firefox.config.ts"];

const load = (config: string, path: string) =>
  spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", `await import("./${config}")`], {
    env: { ...process.env, PATH: path, CHROMIUM_PATH: undefined, TEST_BROWSER: undefined },
    encoding: "utf8",
  });

describe.each(configs)("%s", (config) => {
  it("loads where no browser is installed", () => {
    const { root, remove } = writeFiles({ "bin/other": "" });
    expect(load(config, join(root, "bin"))).toMatchObject({ stderr: "", status: 0 });
    remove();
  });

  it("starts no browser when it is loaded", () => {
    const names = ["chromium", "chromium-browser", "google-chrome", "firefox-esr", "firefox"];
    const { root, remove } = writeFiles(
      Object.fromEntries(names.map((name) => [`bin/${name}`, '#!/bin/sh\n: > "$(dirname "$0")/started"\n'])),
    );
    for (const name of names) chmodSync(join(root, "bin", name), 0o755);
    expect(load(config, `${join(root, "bin")}:/usr/bin:/bin`)).toMatchObject({ stderr: "", status: 0 });
    expect(existsSync(join(root, "bin/started"))).toBe(false);
    remove();
  });
});
