import { coverImages, cropPath, readCropPath } from "@/lib/metadata/cover-crops";

const cover = "/images/covers/blog/one.webp";
const bytes = Buffer.from("a picture");

describe("the crops of a cover", () => {
  it("have another name as soon as the cover is another picture", () => {
    const path = cropPath(cover, bytes, "4x3");
    expect(path).toMatch(/^\/images\/og\/crops\/covers\/blog\/one-webp\/[0-9a-f]{10}-4x3\.webp$/);
    expect(cropPath(cover, Buffer.from("another"), "4x3")).not.toBe(path);
    expect(readCropPath(path)).toEqual({ folder: "/images/og/crops/covers/blog/one-webp", shape: "4x3" });
  });

  it("follow the cover, widest first, as far as they are drawn", () => {
    const square = cropPath(cover, bytes, "1x1");
    const wide = cropPath(cover, bytes, "4x3");
    const other = cropPath("/images/covers/blog/one-more.webp", bytes, "4x3");
    expect(coverImages(cover, new Set([square, other, wide, "/images/og/blog/one-0123456789.jpg"]))).toEqual([
      cover,
      wide,
      square,
    ]);
    expect(coverImages(cover, new Set([other]))).toEqual([cover]);
  });
});
