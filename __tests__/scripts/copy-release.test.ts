import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const base = mkdtempSync(join(tmpdir(), "copy-release-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const current = join(base, "current");
const folder = join(base, "web-1");
const copy = () => execFileSync(resolve("deploy/bin/copy-release.sh"), [current, folder]);
const page = () => readFileSync(join(folder, ".next/page.html"), "utf8");

function release(name: string, build: string): string {
  mkdirSync(join(base, name, ".next"), { recursive: true });
  writeFileSync(join(base, name, ".next/BUILD_ID"), build);
  writeFileSync(join(base, name, ".next/page.html"), `of ${build}`);
  return join(base, name);
}

it("brings a release once, keeps what a process has written, and replaces all of it by the next release", () => {
  symlinkSync(release("one", "b1"), current);
  copy();
  writeFileSync(join(folder, ".next/page.html"), "rendered again");
  copy();
  expect(page()).toBe("rendered again");
  rmSync(current);
  symlinkSync(release("two", "b2"), current);
  writeFileSync(join(folder, "left-over"), "");
  copy();
  expect([page(), existsSync(join(folder, "left-over"))]).toEqual(["of b2", false]);
});

it("brings a release that has the path of another one, as in a new image of a container", () => {
  release("two", "b3");
  copy();
  expect(page()).toBe("of b3");
});

it("brings it again when the copy was cut short", () => {
  rmSync(join(folder, ".release"));
  rmSync(join(folder, ".next/page.html"));
  copy();
  expect(page()).toBe("of b3");
});

it("keeps the times of files, so that all processes give a file of public/ the same ETag", () => {
  const then = new Date("2026-01-02T03:04:05Z");
  utimesSync(join(release("three", "b4"), ".next/page.html"), then, then);
  rmSync(current);
  symlinkSync(join(base, "three"), current);
  copy();
  expect(statSync(join(folder, ".next/page.html")).mtime).toEqual(then);
});
