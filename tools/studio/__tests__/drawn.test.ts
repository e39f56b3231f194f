import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDrawing } from "../lib/drawn";

const root = mkdtempSync(join(tmpdir(), "art-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const path = "content/media/covers/blog/a-cover.webp";
const read = () => readFileSync(join(root, path), "utf8");

/** One run of the command, which would draw this. */
async function run(content: string, force: string[] = []) {
  const drawing = openDrawing(root, force);
  const written = await drawing.drawOnce(path, () => content);
  await drawing.finish();
  return { isWritten: written !== undefined, refused: drawing.refused };
}

it("draws what is missing, again only on demand, and never in the place of an editor's own", async () => {
  expect(await run("drawn")).toEqual({ isWritten: true, refused: [] });
  expect(await run("drawn better")).toEqual({ isWritten: false, refused: [] });
  expect(read()).toBe("drawn");
  expect(await run("drawn better", ["a-cover"])).toEqual({ isWritten: true, refused: [] });
  expect(read()).toBe("drawn better");
  writeFileSync(join(root, path), "a photograph");
  expect(await run("drawn", [])).toEqual({ isWritten: false, refused: [] });
  expect(await run("drawn", ["a-cover"])).toEqual({ isWritten: false, refused: [path] });
  expect(read()).toBe("a photograph");
  rmSync(join(root, path));
  mkdirSync(join(root, "content"), { recursive: true });
  expect(await run("drawn")).toEqual({ isWritten: true, refused: [] });
});

it("draws into the content folder that the site has, which keeps its own list", async () => {
  const content = join(root, "elsewhere");
  const before = readFileSync(join(root, "tools/studio/drawn.json"), "utf8");
  const drawing = openDrawing(root, [], content);
  const other = "content/media/covers/blog/another.webp";
  expect(await drawing.drawOnce(other, () => "drawn")).toEqual({ path: other, bytes: 5 });
  await drawing.finish();
  expect(readFileSync(join(content, "media/covers/blog/another.webp"), "utf8")).toBe("drawn");
  expect(existsSync(join(root, other))).toBe(false);
  expect(Object.keys(JSON.parse(readFileSync(join(content, "media/.drawn.json"), "utf8")))).toEqual([other]);
  expect(readFileSync(join(root, "tools/studio/drawn.json"), "utf8")).toBe(before);
});
