import sharp from "sharp";

/**
 * A picture of 80 × 40 pixels, its left half dark, with a name and a place in its Exif and a name in its XMP.
 * @param orientation As cameras write it: 1 is upright, 6 is to be turned to the right.
 */
export async function photograph(
  orientation: number,
  format: "jpeg" | "png" | "webp" | "avif" = "jpeg",
): Promise<Buffer> {
  const dark = { create: { width: 40, height: 40, channels: 3 as const, background: "#111" } };
  return sharp({ create: { width: 80, height: 40, channels: 3, background: "#eee" } })
    .composite([{ input: await sharp(dark).png().toBuffer(), left: 0, top: 0 }])
    .withExif({
      IFD0: { Artist: "Ada Page", Make: "Lantern", Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a:name xmlns:a="http://ns.adobe.com/a/">Ada Page</a:name></x:xmpmeta>`,
    )
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}
