import sharp from "sharp";
import { hasMetadata, stripMetadata } from "@/lib/content/pictures/picture-metadata";
import { photograph } from "../../../helpers/photograph";

const formats = ["jpeg", "png", "webp", "avif"] as const;
/** How far the pixels of two pictures are from each other on average, of 255. */
async function distance(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((bytes) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer()),
  );
  if (!one || !other || one.length !== other.length) return 255;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
const names = /Ada Page|Exif\0\0|eXIf|XMP |http:\/\/ns\.adobe/;

describe.each(formats)("%s", (format) => {
  it("has nothing to take out if no camera wrote into it", async () => {
    const plain = await sharp(await photograph(1))
      .toFormat(format)
      .toBuffer();
    expect(hasMetadata(plain)).toBe(false);
    expect(await stripMetadata(plain)).toBe(plain);
  });

  it("loses Exif and XMP, and looks the same", async () => {
    const taken = await photograph(1, format);
    expect(hasMetadata(taken)).toBe(true);
    const clean = await stripMetadata(taken);
    expect(clean.toString("latin1")).not.toMatch(names);
    expect(hasMetadata(clean)).toBe(false);
    expect(await distance(clean, taken)).toBeLessThan(format === "png" ? 0.001 : 3);
  });
});

it.each(["jpeg", "png", "webp"] as const)("a %s that is stored lying is turned upright", async (format) => {
  const clean = await stripMetadata(await photograph(6, format));
  const { width, height, orientation = 1, exif } = await sharp(clean).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 40, height: 80, orientation: 1, exif: undefined });
  // The dark half was at the left; turned to the right it is at the top.
  const { data, info } = await sharp(clean).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(data[5 * info.width * info.channels]).toBeLessThan(60);
  expect(data[75 * info.width * info.channels]).toBeGreaterThan(180);
});

it("finds IPTC, and keeps colours", async () => {
  const plain = await sharp(await photograph(1))
    .withIccProfile("p3")
    .jpeg({ progressive: true })
    .toBuffer();
  const iptc = Buffer.concat([
    plain.subarray(0, 2),
    Buffer.from("ffed0010", "hex"),
    Buffer.from("Photoshop 3.0\0"),
    plain.subarray(2),
  ]);
  expect([hasMetadata(plain), hasMetadata(iptc)]).toEqual([false, true]);
  const clean = await stripMetadata(iptc);
  expect(hasMetadata(clean)).toBe(false);
  expect((await sharp(clean).metadata()).icc).toBeDefined();
});

it("does not take what is no picture, and is not taken in by half of one", async () => {
  for (const text of ["", "no picture", "<svg/>"]) expect(hasMetadata(Buffer.from(text))).toBe(false);
  const half = (await photograph(1, "jpeg")).subarray(0, 600);
  expect(hasMetadata(half)).toBe(true);
});

it("finds Exif in an AVIF wherever its list of items stands", async () => {
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: "#a33" } });
  const bytes = await drawn
    .withExif({ IFD0: { Artist: "Ada Page" } })
    .avif({ effort: 0 })
    .toBuffer();
  const begin = bytes.readUInt32BE(0);
  const gap = Buffer.alloc(70_000);
  gap.writeUInt32BE(gap.length, 0);
  gap.write("free", 4);
  expect(hasMetadata(Buffer.concat([bytes.subarray(0, begin), gap, bytes.subarray(begin)]))).toBe(true);
});
