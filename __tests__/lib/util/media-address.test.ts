import {
  coverImages,
  parseMediaFile,
  pictureAddress,
  sizeOfWidth,
  variantSet,
  widthsFor,
} from "@/lib/util/media-address";

const key = "a-cover-0123456789ab";

it("reads every address that it writes", () => {
  const src = pictureAddress(key, "png");
  expect(parseMediaFile(src.slice("/media/".length))).toEqual({ key, ending: "png" });
  for (const format of ["avif", "webp"] as const) {
    const set = variantSet(src, format, widthsFor(1200)) ?? "";
    for (const one of set.split(", ")) {
      const [path = "", width = ""] = one.split(" ");
      expect(parseMediaFile(path.slice("/media/".length))).toEqual({
        key,
        ending: format,
        size: sizeOfWidth(Number.parseInt(width, 10)),
      });
    }
  }
  const [, ...crops] = coverImages(src);
  expect(crops).toEqual([`/media/${key}-4x3.webp`, `/media/${key}-1x1.webp`]);
  for (const crop of crops) {
    const address = parseMediaFile(crop.slice("/media/".length));
    expect(address).toMatchObject({ key, ending: "webp", size: { width: expect.any(Number), height: 675 } });
  }
  // Crawlers alone ask for crops, so one format is enough.
  expect(parseMediaFile(`${key}-4x3.avif`)).toBeUndefined();
});

it("offers a portrait in what screens of up to three pixels a point show of it", () => {
  expect(widthsFor(48)).toEqual([64, 96, 128]);
  expect(Math.max(...widthsFor(160))).toBe(384);
  expect(widthsFor(1200).at(-1)).toBe(1200);
});

it("shows what is not below /media as it is", () => {
  expect(variantSet("/images/cover.webp", "avif", [640])).toBeUndefined();
});

it.each([
  ...["", "a.webp", `${key}`, `${key}.gif`, `${key}.svg`, `${key}-641.avif`, `${key}-0640.avif`, `${key}-640.png`],
  ...[`../${key}.webp`, `${key}/../x.webp`, `${key}.webp/x`, `${key}.webp.json`, `${key}\0.webp`, "original.webp"],
  ...[`${"a".repeat(200)}-0123456789ab.webp`, `${key.toUpperCase()}.webp`, `%2e%2e%2f${key}.webp`],
])("does not know %p", (file) => {
  expect(parseMediaFile(file)).toBeUndefined();
});
