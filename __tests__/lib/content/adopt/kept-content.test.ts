import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openKeptContent } from "@/lib/content/adopt/kept-content";

const base = mkdtempSync(join(tmpdir(), "kept-"));
afterAll(() => rmSync(base, { recursive: true }));

let number = 0;
/** A content folder of two files, and where it is copied to. */
function create() {
  number += 1;
  const [root, folder] = [join(base, `content-${number}`), join(base, `kept-${number}`)];
  mkdirSync(join(root, "blog"), { recursive: true });
  writeFileSync(join(root, "blog/a.md"), "One.\n");
  writeFileSync(join(root, "blog/b.md"), "Two.\n");
  return { root, folder, read: (path: string) => readFileSync(join(folder, "current", path), "utf8") };
}
const yes = () => true;

it("is a whole copy, which a write into the file of an editor does not change", async () => {
  const { root, folder, read } = create();
  const kept = openKeptContent(folder);
  expect(kept.find()).toBeUndefined();
  await kept.keep(root, "first", yes);
  writeFileSync(join(root, "blog/a.md"), "Half");
  expect(kept.find()).toBe(join(folder, "current"));
  expect([read("blog/a.md"), read("blog/b.md")]).toEqual(["One.\n", "Two.\n"]);
});

it("copies only what has changed, and drops what is gone", async () => {
  const { root, folder, read } = create();
  const kept = openKeptContent(folder);
  await kept.keep(root, "first", yes);
  const { ino } = statSync(join(folder, "current/blog/a.md"));
  writeFileSync(join(root, "blog/b.md"), "Two, and more.\n");
  await kept.keep(root, "second", yes);
  expect(statSync(join(folder, "current/blog/a.md")).ino).toBe(ino);
  expect(read("blog/b.md")).toBe("Two, and more.\n");
  rmSync(join(root, "blog/a.md"));
  await kept.keep(root, "third", yes);
  expect(readdirSync(join(folder, "current/blog"))).toEqual(["b.md"]);
  // The one before stays for a process that is reading it; what is older is deleted before the next copy.
  await kept.keep(root, "third", yes);
  expect(readdirSync(folder).sort()).toEqual(["current", "second", "third"]);
});

it("keeps nothing of a folder that has changed while it was copied", async () => {
  const { root, folder } = create();
  const kept = openKeptContent(folder);
  await kept.keep(root, "first", yes);
  await kept.keep(root, "second", () => false);
  await kept.keep(root, "second", () => false);
  expect(readdirSync(folder).sort()).toEqual(["current", "first"]);
});

it("does without a disk that cannot be written, and says so", async () => {
  const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  await openKeptContent("/dev/null/kept").keep(create().root, "first", yes);
  expect(said.mock.calls.join()).toContain("content: it could not be copied");
});
