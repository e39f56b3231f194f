import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { makeCrops } from "@/scripts/art/previews/crops";

const root = mkdtempSync(join(tmpdir(), "crops-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const cover = "/images/covers/one.webp";
const place = (path: string) => join(root, "public", path);

/** Noise over a slope, which takes more than 40 KB at the best quality. */
async function drawCover(seed: number): Promise<void> {
  const pixels = Buffer.alloc(1200 * 675 * 3);
  for (let index = 0, value = seed; index < pixels.length; index += 1) {
    value = (value * 1103515245 + 12345) % 2147483648;
    pixels[index] = ((index / 12_000) % 199) + (value % 40);
  }
  mkdirSync(dirname(place(cover)), { recursive: true });
  writeFileSync(
    place(cover),
    await sharp(pixels, { raw: { width: 1200, height: 675, channels: 3 } })
      .webp()
      .toBuffer(),
  );
}

it("are cut to 4:3 and 1:1 at no more than 40 KB, once, and anew when the cover is another", async () => {
  await drawCover(1);
  const first = await makeCrops(root, new Set([cover]));
  const sizes = await Promise.all(first.written.map((path) => sharp(place(path)).metadata()));
  expect(sizes.map(({ width, height }) => (width / height).toFixed(2))).toEqual(["1.33", "1.00"]);
  for (const path of first.written) expect(statSync(place(path)).size).toBeLessThanOrEqual(40 * 1024);
  expect(await makeCrops(root, new Set([cover]))).toEqual({ written: [], removed: [], failed: [] });

  await drawCover(2);
  const second = await makeCrops(root, new Set([cover]));
  expect(second.written).toHaveLength(2);
  expect(second.removed.sort()).toEqual([...first.written].sort());
  expect((await makeCrops(root, new Set())).removed.sort()).toEqual([...second.written].sort());
}, 30_000);

it("say which cover could not be cut", async () => {
  expect((await makeCrops(root, new Set(["/images/covers/none.webp"]))).failed).toEqual([
    expect.stringMatching(/^\/images\/covers\/none\.webp: .*ENOENT/),
  ]);
});
