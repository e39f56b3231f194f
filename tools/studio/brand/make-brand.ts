/** Writes the colours, the mark, the icons and the site's preview picture. */
import sharp from "sharp";
import type { Brand } from "../../../lib/content/schemas/brand-schema";
import { brandCss } from "../../../lib/pictures/brand/brand-css";
import { cardSvg } from "../../../lib/pictures/previews/card-svg";
import { writeOutput } from "../lib/output";
import { appIconSvg } from "./app-icon";
import { buildIco } from "./ico";
import { faviconFile, markFile } from "./mark-files";

const optimal = { compressionLevel: 9, effort: 10, palette: true } as const;

/** Draws everything of the brand below the root. */
export async function makeBrand(root: string, brand: Brand): Promise<void> {
  const icon = async (side: number, maskable = false): Promise<Buffer> => {
    const large = await sharp(Buffer.from(appIconSvg(brand, maskable)))
      .png()
      .toBuffer();
    return sharp(large)
      .resize(side, side)
      .removeAlpha()
      .png({ ...optimal, colours: 192, dither: 0.5 })
      .toBuffer();
  };
  const tiny = (side: number): Promise<Buffer> =>
    sharp(Buffer.from(appIconSvg(brand, false)))
      .resize(side, side)
      .ensureAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer();
  const card = Buffer.from(await cardSvg({ label: "", title: brand.name }, brand));
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
      await sharp(card)
        .png({ ...optimal, colours: 224, dither: 0.6 })
        .toBuffer(),
    ],
  ];
  for (const [path, content] of files) await writeOutput(root, path, content);
}
