/** Writes the colours, the mark, the icons and the site's preview picture. */
import sharp from "sharp";
import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { brandCss } from "../../../lib/pictures/brand/brand-css";
import type { Setter } from "../../../lib/pictures/drawing/lettering";
import type { DrawOnce } from "../lib/drawn";
import { type Written, writeOutput } from "../lib/output";
import { svgToPng } from "../lib/raster";
import { appIconSvg } from "./app-icon";
import { buildIco } from "./ico";
import { faviconFile, markFile } from "./mark-files";
import { socialCardSvg } from "./social-card";

const ICON_BYTES = 60 * 1024;
const CARD_BYTES = 200 * 1024;

/** Draws everything of the brand below the root. */
export async function makeBrand(root: string, brand: Brand, drawOnce: DrawOnce, set: Setter): Promise<Written[]> {
  const icon = async (side: number, maskable = false): Promise<Buffer> => {
    const large = await svgToPng(appIconSvg(brand, maskable), `icon ${side}`, Number.POSITIVE_INFINITY);
    const small = await sharp(large)
      .resize(side, side)
      .removeAlpha()
      .png({ compressionLevel: 9, effort: 10, palette: true, colours: 192, dither: 0.5 })
      .toBuffer();
    if (small.length > ICON_BYTES)
      throw new Error(`The icon of ${side} pixels takes ${small.length} bytes; ${ICON_BYTES} are allowed.`);
    return small;
  };
  const tiny = (side: number): Promise<Buffer> =>
    sharp(Buffer.from(appIconSvg(brand, false)))
      .resize(side, side)
      .ensureAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer();
  const all = [
    await writeOutput(root, "public/styles/brand.css", brandCss(brand)),
    // For clients that request the well-known path without reading a page: feed readers, link previews, old browsers.
    await drawOnce("public/favicon.ico", async () => buildIco(await Promise.all([16, 32, 48].map(tiny)))),
    await drawOnce("public/apple-touch-icon.png", () => icon(180)),
    await drawOnce("public/images/logo-mark.svg", () => markFile(brand)),
    await drawOnce("app/icon.svg", () => faviconFile(brand)),
    await drawOnce("app/apple-icon.png", () => icon(180)),
    await drawOnce("public/images/icon-192.png", () => icon(192)),
    await drawOnce("public/images/icon-512.png", () => icon(512)),
    await drawOnce("public/images/icon-maskable-512.png", () => icon(512, true)),
    await drawOnce("public/images/og/site.png", () => svgToPng(socialCardSvg(brand, set), "site.png", CARD_BYTES, 224)),
  ];
  return all.filter((one) => one !== undefined);
}
