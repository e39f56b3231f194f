/** Writes the mark, the icons and the social card. */
import sharp from "sharp";
import type { Setter } from "../lib/lettering";
import { type Written, writeOutput } from "../lib/output";
import { svgToPng } from "../lib/raster";
import { appIconSvg } from "./app-icon";
import { buildIco } from "./ico";
import { faviconFile, markFile } from "./mark";
import { socialCardSvg } from "./social-card";

const ICON_BYTES = 60 * 1024;
const CARD_BYTES = 200 * 1024;

/** Everything of the brand, below the root. */
export async function makeBrand(root: string, set: Setter): Promise<Written[]> {
  const icon = async (side: number, maskable = false): Promise<Buffer> => {
    const large = await svgToPng(appIconSvg(maskable), `icon ${side}`, Number.POSITIVE_INFINITY);
    const small = await sharp(large)
      .resize(side, side)
      .removeAlpha()
      .png({ compressionLevel: 9, effort: 10, palette: true, colours: 192, dither: 0.5 })
      .toBuffer();
    if (small.length > ICON_BYTES)
      throw new Error(`The icon of ${side} pixels takes ${small.length} bytes; ${ICON_BYTES} are allowed.`);
    return small;
  };
  // For what asks at the addresses of old, without having read a page: feed readers, previews, older browsers.
  const small = await Promise.all(
    [16, 32, 48].map((side) =>
      sharp(Buffer.from(appIconSvg(false)))
        .resize(side, side)
        .ensureAlpha()
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
  );
  const touch = await icon(180);
  return [
    await writeOutput(root, "public/favicon.ico", buildIco(small)),
    await writeOutput(root, "public/apple-touch-icon.png", touch),
    await writeOutput(root, "public/images/logo-mark.svg", markFile()),
    await writeOutput(root, "app/icon.svg", faviconFile()),
    await writeOutput(root, "app/apple-icon.png", touch),
    await writeOutput(root, "public/images/icon-192.png", await icon(192)),
    await writeOutput(root, "public/images/icon-512.png", await icon(512)),
    await writeOutput(root, "public/images/icon-maskable-512.png", await icon(512, true)),
    await writeOutput(
      root,
      "public/images/og/site.png",
      await svgToPng(socialCardSvg(set), "site.png", CARD_BYTES, 224),
    ),
  ];
}
