import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Brand } from "../../content/schemas/brand-schema";
import { getBrand } from "../../content/site/documents";
import type { Site } from "../../content/site/site";
import { getEnv } from "../../runtime/env";
import { logError } from "../../runtime/log";
import { writeAtomically } from "../../util/write-atomically";
import { makeOnce } from "../media-store";
import { readOriginal } from "../variants";
import { cardSvg, discSide } from "./card-svg";
import { isDrawable, type PreviewCard, type PreviewFile, parsePreviewFile, previewAddress } from "./preview-card";

/** Cards that could not be drawn, so that requests do not make the server try again and again. */
const failed = new Set<string>();

/** The file of a card's current version. */
export function fileOfCard(site: Site, card: PreviewCard): PreviewFile | undefined {
  return parsePreviewFile(previewAddress(card, getBrand(site)).slice("/media/".length));
}

/** The current version of a card, drawn at the first request; `undefined` when it cannot be drawn. */
export async function readOrDraw(site: Site, card: PreviewCard, file: PreviewFile): Promise<Buffer | undefined> {
  const kept = await readCard(file);
  if (kept || failed.has(file.file)) return kept;
  return makeOnce(file.file, () => draw(site, card, file));
}

async function draw(site: Site, card: PreviewCard, file: PreviewFile): Promise<Buffer | undefined> {
  try {
    const picture = [...site.library.pictures.values()].find(({ src }) => src === card.picture);
    const bytes = await drawCard(card, getBrand(site), picture && (await readOriginal(picture)));
    writeCard(file, bytes);
    return bytes;
  } catch (error) {
    failed.add(file.file);
    logError(`previews: ${file.file} cannot be drawn, so links show the site's own picture: ${error}`);
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

/** Path of a card, in a folder of its page. */
function getFile({ kind, slug, digest }: PreviewFile): string {
  const root = resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().mediaDir);
  return join(/* turbopackIgnore: true */ root, "previews", `${kind}.${slug}`, `${digest}.jpg`);
}

/** The card from disk; `undefined` when it was not drawn yet. */
function readCard(card: PreviewFile): Promise<Buffer | undefined> {
  return readFile(getFile(card)).catch(() => undefined);
}

/** Stores a card in place of earlier ones of its page. Never fails: a card that cannot be stored is drawn again. */
function writeCard(card: PreviewFile, bytes: Buffer): void {
  const file = getFile(card);
  try {
    rmSync(dirname(file), { recursive: true, force: true });
    writeAtomically(file, bytes);
  } catch (error) {
    logError(`previews: ${card.file} cannot be stored: ${error}`);
  }
}
