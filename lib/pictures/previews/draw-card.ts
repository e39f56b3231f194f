import type { Brand } from "../../content/schemas/brand-schema";
import { logError } from "../../runtime/log";
import { openFonts } from "../drawing/lettering";
import { cardSvg, discArea } from "./card-svg";
import type { PreviewCard } from "./preview-card";

/**
 * The card as a JPEG of 1200 by 630 pixels. Loads sharp only when a card is drawn, as lib/pictures/variants.ts does.
 * @param picture The original picture for the disc. One that cannot be decoded is left out.
 * @throws When the fonts lack a letter of the card.
 */
export async function drawCard(card: PreviewCard, brand: Brand, picture?: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const shown = picture && (await cutForDisc(picture, card));
  const svg = cardSvg(card, brand, await openFonts(), shown);
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function cutForDisc(picture: Buffer, { kind, slug }: PreviewCard): Promise<Buffer | undefined> {
  const { width, height } = discArea;
  // Crops around the part that draws the eye; a portrait around its middle.
  const position = kind === "authors" ? "centre" : "attention";
  const { default: sharp } = await import("sharp");
  return sharp(picture, { autoOrient: true })
    .resize({ width, height, fit: "cover", position })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch((error: unknown) => {
      logError(`previews: the picture of ${kind}/${slug} cannot be shown: ${error}`);
      return undefined;
    });
}
