import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLastGoodStore } from "@/lib/content/last-good/last-good-store";

describe("the last good version of a file", () => {
  const base = mkdtempSync(join(tmpdir(), "last-good-"));
  const root = join(base, "content");
  const folder = join(base, "kept");
  mkdirSync(root);
  const one = openLastGoodStore(folder, root);
  const other = openLastGoodStore(folder, root);
  const copy = join(folder, "blog/a.md");
  afterAll(() => rmSync(base, { recursive: true }));

  /** The file as a scan finds it. */
  function write(text: string) {
    const file = join(root, "a.md");
    writeFileSync(file, text);
    const { mtimeMs, size } = statSync(file);
    return { name: "a.md", file, modified: mtimeMs, size };
  }

  it("is written once, also when each process keeps it", () => {
    const source = write("One.\n");
    one.keep("blog/a.md", source, "One.\n");
    const { ino } = statSync(copy);
    other.keep("blog/a.md", source, "One.\n");
    expect(statSync(copy).ino).toBe(ino);
    expect(readFileSync(copy, "utf8")).toBe("One.\n");
  });

  it("is replaced by a later one of another size or time", () => {
    other.keep("blog/a.md", write("Another.\n"), "Another.\n");
    expect(readFileSync(copy, "utf8")).toBe("Another.\n");
    const later = { ...write("And one\n."), modified: Date.now() + 5000 };
    one.keep("blog/a.md", later, "And one\n.");
    expect(readFileSync(copy, "utf8")).toBe("And one\n.");
  });
});
