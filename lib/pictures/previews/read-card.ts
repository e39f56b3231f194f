import { LRUCache } from "lru-cache";
import type { Brand } from "../../content/schemas/brand-schema";
import { getBrand } from "../../content/site/documents";
import type { Site } from "../../content/site/site";
import { logError } from "../../runtime/log";
import { makeOnce } from "../make-once";
import { readOriginal } from "../variants";
import { cardSvg, discSide } from "./card-svg";
import { isDrawable, type PreviewCard } from "./preview-card";

/** The cards that were asked for last, by their addresses. One that could not be drawn is not tried again with each request. */
const drawn = new LRUCache<string, { bytes: Buffer | undefined }>({ max: 50 });

/** A card, drawn at the first request; `undefined` when it cannot be drawn. @param address The card's own. */
export async function readOrDraw(site: Site, card: PreviewCard, address: string): Promise<Buffer | undefined> {
  const known = drawn.get(address);
  if (known) return known.bytes;
  const bytes = await makeOnce(address, () => draw(site, card));
  drawn.set(address, { bytes });
  return bytes;
}

async function draw(site: Site, card: PreviewCard): Promise<Buffer | undefined> {
  try {
    const picture = [...site.library.pictures.values()].find(({ src }) => src === card.picture);
    return await drawCard(card, getBrand(site), picture && (await readOriginal(picture)));
  } catch (error) {
    const page = `${card.kind}/${card.slug}`;
    logError(`previews: the card of ${page} cannot be drawn, so links show the site's own picture: ${error}`);
    return undefined;
  }
}

/**
 * The card as a JPEG of 1200 by 630 pixels. Loads sharp only when a card is drawn, as lib/pictures/variants.ts does.
 * @param picture The original picture for the disc. One that cannot be decoded is left out.
 * @throws When the fonts lack a letter of the card.
 */
async function drawCard(card: PreviewCard, brand: Brand, picture?: Buffer): Promise<Buffer> {
  if (!isDrawable(card)) throw new Error("the fonts lack a letter of it");
  const { default: sharp } = await import("sharp");
  const shown = picture && (await cutForDisc(picture, card));
  const svg = await cardSvg(card, brand, shown);
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function cutForDisc(picture: Buffer, { kind, slug }: PreviewCard): Promise<Buffer | undefined> {
  // Crops around the part that draws the eye; a portrait around its middle.
  const position = kind === "authors" ? "centre" : "attention";
  const { default: sharp } = await import("sharp");
  return sharp(picture, { autoOrient: true })
    .resize({ width: discSide, height: discSide, fit: "cover", position })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch((error: unknown) => {
      logError(`previews: the picture of ${kind}/${slug} cannot be shown: ${error}`);
      return undefined;
    });
}
