import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** It runs in containers of Linux; what every other system sees of it is the last test. */
function onLinux(name: string, test: () => void): void {
  if (process.platform === "linux") it(name, test);
}

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "add-static-files-"));
  mkdirSync(join(base, "static"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const served = (name: string) => join(base, "static", name);
const add = (release: string) =>
  execFileSync(resolve("deploy/bin/add-static-files.sh"), [join(base, release), join(base, "static")]);

function release(name: string, files: readonly string[]): void {
  for (const file of files) {
    const path = join(base, name, "static-files", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `of ${name}`);
  }
}

/** As if so much time had passed since the last start. */
function passDays(days: number): void {
  for (const entry of readdirSync(join(base, "static"), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const then = new Date(statSync(path).mtimeMs - days * 24 * 60 * 60 * 1000);
    if (entry.isFile()) utimesSync(path, then, then);
  }
}

onLinux("the files of a release come beside those of earlier ones", () => {
  release("one", ["_next/static/app/[slug]/page-1.js", "scripts/v1/read.js"]);
  release("two", ["_next/static/app/[slug]/page-2.js", "scripts/v1/read.js"]);
  add("one");
  add("two");
  expect(readdirSync(served("_next/static/app/[slug]")).sort()).toEqual(["page-1.js", "page-2.js"]);
  expect(readFileSync(served("scripts/v1/read.js"), "utf8")).toBe("of two");
  expect(readdirSync(join(base, "static")).filter((name) => !name.startsWith("."))).toEqual(["_next", "scripts"]);
});

onLinux("a file that is being sent is replaced, not written anew: its reader gets the rest of it", () => {
  release("one", ["scripts/v1/read.js"]);
  add("one");
  const before = statSync(served("scripts/v1/read.js")).ino;
  add("one");
  expect(statSync(served("scripts/v1/read.js")).ino).not.toBe(before);
});

onLinux("files stay for 30 days after the last start of another release, however long theirs was running", () => {
  release("one", ["scripts/v1/read.js"]);
  release("two", ["scripts/v2/read.js"]);
  release("three", ["scripts/v3/read.js"]);
  add("one");
  passDays(100);
  add("two");
  passDays(29);
  add("three");
  expect(existsSync(served("scripts/v1/read.js"))).toBe(true);
  passDays(2);
  add("three");
  expect([1, 2, 3].map((n) => existsSync(served(`scripts/v${n}/read.js`)))).toEqual([false, true, true]);
});

onLinux("what a start that was killed has left is no hindrance, and is not served", () => {
  release("one", ["scripts/v1/read.js"]);
  mkdirSync(served(".new/scripts/v0"), { recursive: true });
  writeFileSync(served(".new/scripts/v0/read.js"), "half of it");
  add("one");
  expect([existsSync(served(".new")), existsSync(served("scripts/v0"))]).toEqual([false, false]);
});

onLinux("three web containers may start together", () => {
  release(
    "one",
    Array.from({ length: 50 }, (_, n) => `_next/static/${n}/page.js`),
  );
  const script = `for n in 1 2 3; do ${resolve("deploy/bin/add-static-files.sh")} ${join(base, "one")} ${join(base, "static")} & all="$all $!"; done; for one in $all; do wait $one || exit 1; done`;
  execFileSync("sh", ["-c", script]);
  expect(readdirSync(served("_next/static"))).toHaveLength(50);
});

it("where there is no flock, it ends before it has changed what is served", () => {
  release("one", ["scripts/v1/read.js"]);
  const bin = join(base, "bin");
  mkdirSync(bin);
  const others = `for one in readlink xargs rm cp find; do ln -s "$(command -v $one)" ${bin}/$one; done`;
  execFileSync("sh", ["-c", others]);
  const args = [join(base, "one"), join(base, "static")];
  expect(() =>
    execFileSync(resolve("deploy/bin/add-static-files.sh"), args, {
      env: { ...process.env, PATH: bin },
      stdio: "pipe",
    }),
  ).toThrow();
  expect(readdirSync(join(base, "static")).filter((name) => name !== ".lock")).toEqual([]);
});
