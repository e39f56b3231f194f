import { readFileSync } from "node:fs";
import sharp from "sharp";
import { buildIco } from "@/tools/studio/brand/ico";

/** Width and PNG of each picture that the directory of an ICO names. */
function picturesOf(ico: Buffer) {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = ico.readUInt32LE(entry + 12);
    return { width: ico.readUInt8(entry), png: ico.subarray(start, start + ico.readUInt32LE(entry + 8)) };
  });
}

it("is an icon of three sizes, each of which can be read", async () => {
  const pictures = picturesOf(readFileSync("public/favicon.ico"));
  expect(pictures.map(({ width }) => width)).toEqual([16, 32, 48]);
  for (const { width, png } of pictures) expect(await sharp(png).metadata()).toMatchObject({ format: "png", width });
});

it("holds the pictures that it is made of", () => {
  const pngs = picturesOf(readFileSync("public/favicon.ico")).map(({ png }) => png);
  expect(buildIco(pngs)).toEqual(readFileSync("public/favicon.ico"));
});

it("gives phones the same icon at the address of old", () => {
  expect(readFileSync("public/apple-touch-icon.png")).toEqual(readFileSync("app/apple-icon.png"));
});
