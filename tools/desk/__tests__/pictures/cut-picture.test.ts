import sharp from "sharp";
import { checkPictureFile, mostBytes, type PictureRole } from "@/lib/content/pictures/read-picture";
import { cutPicture } from "@/tools/desk/editing/pictures/cut-picture";

// Encoding takes seconds on a busy machine.
/** A photograph with a place, a maker and an orientation in its metadata. */
const photograph = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#884422" } })
    .jpeg()
    .withExif({ IFD0: { Make: "Lark", Copyright: "Ada Page" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation })
    .toBuffer();

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: "gaussian", mean: 128, sigma }, background: "#000" },
  })
    .png()
    .toBuffer();

async function factsOf(picture: Buffer) {
  const { width, height, format, exif, icc, xmp, orientation } = await sharp(picture).metadata();
  return { width, height, format, metadata: exif ?? icc ?? xmp ?? orientation };
}

it.each<[PictureRole, number, number, number, number]>([
  ["cover", 2400, 1800, 1600, 900],
  ["portrait", 400, 330, 330, 330],
  ["text", 3000, 1000, 1600, 533],
  ["text", 300, 100, 300, 100],
])("cuts a %s from %d × %d to %d × %d, without metadata", async (role, width, height, ...size) => {
  const picture = await cutPicture(await photograph(width, height), role);
  const facts = await factsOf(picture);
  expect(facts).toEqual({ width: size[0], height: size[1], format: "webp", metadata: undefined });
  const checked = { width: facts.width, height: facts.height, bytes: picture.length, ending: "webp" };
  expect(checkPictureFile(checked as Parameters<typeof checkPictureFile>[0], role)).toBeUndefined();
});

it("turns a photograph that was stored lying upright before it cuts", async () => {
  // Stored with its red half at the left; the camera says that this is the top.
  const red = { create: { width: 500, height: 500, channels: 3 as const, background: "#ff0000" } };
  const stored = await sharp({ create: { ...red.create, width: 1000, background: "#0000ff" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { data, info } = await sharp(await cutPicture(stored, "text"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 500, height: 1000 });
  const colourAt = (y: number) => [...data.subarray((y * 500 + 250) * info.channels).subarray(0, 3)];
  expect(colourAt(100)[0]).toBeGreaterThan(200);
  expect(colourAt(900)[2]).toBeGreaterThan(200);
});

it("lowers the quality until the picture is light enough", async () => {
  const picture = await cutPicture(await noise(700, 700, 25), "portrait");
  expect(picture.length).toBeLessThanOrEqual(mostBytes.portrait);
});

it("says what is wrong: too small, too heavy, no picture", async () => {
  await expect(cutPicture(await photograph(1100, 900), "cover")).rejects.toThrow(
    "This picture is 1100 × 900. A cover needs at least 1200 × 675.",
  );
  await expect(cutPicture(await noise(1200, 675, 60), "cover")).rejects.toThrow("too heavy for a cover");
  await expect(cutPicture(Buffer.from("no picture"), "cover")).rejects.toThrow(/unsupported image format/);
});
