/** Writes the colours, the mark, the icons and the site's preview picture. */
import sharp from "sharp";
import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { brandCss } from "../../../lib/pictures/brand/brand-css";
import { cardSvg } from "../../../lib/pictures/previews/card-svg";
import { svgToPng, type Written, writeOutput } from "../lib/output";
import { appIconSvg } from "./app-icon";
import { buildIco } from "./ico";
import { faviconFile, markFile } from "./mark-files";

const ICON_BYTES = 60 * 1024;
const CARD_BYTES = 200 * 1024;

/** Draws everything of the brand below the root. */
export async function makeBrand(root: string, brand: Brand): Promise<Written[]> {
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
  const files: [path: string, content: string | Buffer][] = [
    ["public/styles/brand.css", brandCss(brand)],
    // For clients that request the well-known path without reading a page: feed readers, link previews, old browsers.
    ["public/favicon.ico", buildIco(await Promise.all([16, 32, 48].map(tiny)))],
    ["public/apple-touch-icon.png", await icon(180)],
    ["public/images/logo-mark.svg", markFile(brand)],
    ["app/icon.svg", faviconFile(brand)],
    ["app/apple-icon.png", await icon(180)],
    ["public/images/icon-192.png", await icon(192)],
    ["public/images/icon-512.png", await icon(512)],
    ["public/images/icon-maskable-512.png", await icon(512, true)],
    [
      "public/images/og/site.png",
      await svgToPng(await cardSvg({ label: "", title: brand.name }, brand), "site.png", CARD_BYTES, 224),
    ],
  ];
  return Promise.all(files.map(([path, content]) => writeOutput(root, path, content)));
}
