import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeFiles } from "../helpers/write-files";

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      "": {},
      "node_modules/a": { version },
      "node_modules/b": { version, optional: true },
      "node_modules/own": { resolved: "tools/own", link: true },
    },
  });
const installed = (version: string) => JSON.stringify({ packages: { "node_modules/a": { version } } });

/** Runs the bootstrap in a project of its own with an `npm` that only records its arguments. */
function bootstrap(files: Record<string, string>, { name = "hello", npmExitCode = 0 } = {}) {
  const planted = writeFiles({
    "bin/npm": `#!/bin/sh\necho "$@" > npm-was-asked\nexit ${npmExitCode}\n`,
    "package-lock.json": lock("1.0.0"),
    "scripts/bootstrap.mjs": readFileSync("scripts/bootstrap.mjs", "utf8"),
    "scripts/hello.ts":
      "const code: number = 7;\nconsole.log(process.argv.slice(2).join());\nprocess.exitCode = code;\n",
    "node_modules/.keep": "",
    ...files,
  });
  chmodSync(join(planted.root, "bin/npm"), 0o755);
  symlinkSync(resolve("node_modules/tsx"), join(planted.root, "node_modules/tsx"));
  const { status, stdout } = spawnSync(process.execPath, ["scripts/bootstrap.mjs", name, "--flag"], {
    cwd: planted.root,
    encoding: "utf8",
    env: { ...process.env, PATH: join(planted.root, "bin") },
  });
  const asked = join(planted.root, "npm-was-asked");
  const npm = existsSync(asked) ? readFileSync(asked, "utf8").trim() : undefined;
  planted.remove();
  return { status, stdout: stdout.trim(), npm };
}

it("runs the TypeScript at once when everything is installed, and passes arguments and exit code", () => {
  const result = bootstrap({ "node_modules/.package-lock.json": installed("1.0.0") });
  expect(result).toEqual({ status: 7, stdout: "--flag", npm: undefined });
});

it.each([
  ["nothing is installed", {}],
  ["another version is installed", { "node_modules/.package-lock.json": installed("0.9.0") }],
])("installs first when %s", (_case, files) => {
  expect(bootstrap(files)).toEqual({
    status: 7,
    stdout: "--flag",
    npm: "ci --include=dev --loglevel=error",
  });
});

it("installs neither tests nor tools for the site", () => {
  const files = {
    "scripts/site.ts": 'console.log("served");',
    "package-lock.json": JSON.stringify({
      packages: {
        "": {},
        "node_modules/a": { version: "1.0.0" },
        "node_modules/jest": { version: "1.0.0", dev: true },
      },
    }),
  };
  expect(bootstrap(files, { name: "site" })).toEqual({
    status: 0,
    stdout: "served",
    npm: "ci --omit=dev --loglevel=error",
  });
});

it("ends verify with its result line when the packages cannot be installed", () => {
  const result = bootstrap({}, { name: "verify", npmExitCode: 1 });
  expect(result).toEqual({
    status: 1,
    stdout: "0 passed, 1 failed",
    npm: "ci --include=dev --loglevel=error",
  });
});
