import { getSnapshot } from "../content/snapshot/current-snapshot";
import { getBrand } from "../content/snapshot/site-document";
import { readOriginal } from "../media/variants";
import { makeOnce } from "../media/work-queue";
import { logError } from "../runtime/log";
import { drawCard } from "./draw-card";
import { type PreviewCard, type PreviewFile, parsePreviewFile, previewAddress } from "./preview-card";
import { hasCard, readCard, writeCard } from "./preview-store";

/** Cards that could not be drawn, so that nobody's requests make the server try again and again. */
const failed = new Set<string>();

/** The present address of a card, as a file. */
export function fileOfCard(card: PreviewCard): PreviewFile | undefined {
  return parsePreviewFile(previewAddress(card, getBrand()).slice("/media/".length));
}

/** The present version of a card, drawn when it is first asked for; `undefined` where it cannot be drawn. */
export async function readOrDraw(card: PreviewCard, file: PreviewFile, isUrgent = true): Promise<Buffer | undefined> {
  const kept = await readCard(file);
  if (kept || failed.has(file.file)) return kept;
  return makeOnce(file.file, isUrgent, () => draw(card, file));
}

/** Draws the cards that were not drawn yet, one after the other and after whatever a reader waits for. */
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
