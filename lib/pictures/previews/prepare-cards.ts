import { getSnapshot } from "../../content/snapshot/current-snapshot";
import { getBrand } from "../../content/snapshot/site-document";
import { logError } from "../../runtime/log";
import { readOriginal } from "../variants";
import { makeOnce } from "../work-queue";
import { drawCard } from "./draw-card";
import { type PreviewCard, type PreviewFile, parsePreviewFile, previewAddress } from "./preview-card";
import { hasCard, readCard, writeCard } from "./preview-store";

/** Cards that could not be drawn, so that requests do not make the server try again and again. */
const failed = new Set<string>();

/** The file of a card's current version. */
export function fileOfCard(card: PreviewCard): PreviewFile | undefined {
  return parsePreviewFile(previewAddress(card, getBrand()).slice("/media/".length));
}

/** The current version of a card, drawn at the first request; `undefined` when it cannot be drawn. */
export async function readOrDraw(card: PreviewCard, file: PreviewFile, isUrgent = true): Promise<Buffer | undefined> {
  const kept = await readCard(file);
  if (kept || failed.has(file.file)) return kept;
  return makeOnce(file.file, isUrgent, () => draw(card, file));
}

/** Draws the missing cards, one after the other, after the pictures that a reader is waiting for. */
export async function prepareCards(cards: readonly PreviewCard[]): Promise<void> {
  for (const card of cards) {
    const file = fileOfCard(card);
    if (file && !(await hasCard(file))) await readOrDraw(card, file, false);
  }
}

async function draw(card: PreviewCard, file: PreviewFile): Promise<Buffer | undefined> {
  try {
    const picture = [...getSnapshot().library.pictures.values()].find(({ src }) => src === card.picture);
    const bytes = await drawCard(card, getBrand(), picture && (await readOriginal(picture)));
    writeCard(file, bytes);
    return bytes;
  } catch (error) {
    failed.add(file.file);
    logError(`previews: ${file.file} cannot be drawn, so links show the site's own picture: ${error}`);
    return undefined;
  }
}
