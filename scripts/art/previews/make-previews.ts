/** Draws the preview pictures that are missing and removes those that no page names any more. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { listPictures } from "../../../lib/site/metadata/drawn-pictures";
import { type PreviewPicture, previewPath } from "../../../lib/site/metadata/preview-picture";
import { drawCover } from "../covers/cover";
import { COVER } from "../covers/scene";
import { type Written, writeOutput } from "../lib/output";
import { type CategoryName, isCategoryName } from "../palettes";
import { PORTRAIT, portraitSvg } from "../people/portrait";
import { type Art, type CardFonts, cardSvg, shownShare } from "./card";

/** What link previews of the large networks take without cutting. */
const MAX_BYTES = 300 * 1024;
const FALLBACK: CategoryName = "AI Companions";

/** A picture to draw, and the category whose colours it has. */
export interface Wanted {
  readonly picture: PreviewPicture;
  readonly category?: string | undefined;
}

/** What was done. */
export interface Made {
  readonly written: Written[];
  readonly removed: string[];
  /** Why a page keeps the site's own picture. */
  readonly failed: string[];
}

/** Brings the folder of pictures in line with the pages. */
export async function makePreviews(
  root: string,
  wanted: readonly Wanted[],
  siteName: string,
  fonts: CardFonts,
): Promise<Made> {
  const there = listPictures(join(root, "public"));
  const made: Made = { written: [], removed: [], failed: [] };
  for (const one of wanted) {
    const path = previewPath(one.picture);
    if (there.has(path)) continue;
    try {
      made.written.push(await writeOutput(root, `public${path}`, await draw(one, siteName, fonts)));
    } catch (error) {
      made.failed.push(error instanceof Error ? error.message : String(error));
    }
  }
  const names = new Set(wanted.map(({ picture }) => previewPath(picture)));
  for (const path of there) {
    // The site's own picture lies beside the folders.
    if (!path.endsWith(".jpg") || names.has(path)) continue;
    await rm(join(root, "public", path));
    made.removed.push(path);
  }
  return made;
}

async function draw({ picture, category }: Wanted, siteName: string, fonts: CardFonts): Promise<Buffer> {
  const { folder, slug, label, title, rating } = picture;
  const art = folder === "authors" ? portrait(slug, title, fonts) : cover(`${folder}/${slug}`, category);
  const svg = cardSvg({ seed: `${folder}/${slug}`, label, title, rating, siteName }, art, fonts);
  const jpeg = await sharp(Buffer.from(svg))
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  if (jpeg.length > MAX_BYTES) throw new Error(`The picture of "${title}" takes ${jpeg.length} bytes.`);
  return jpeg;
}

function portrait(slug: string, name: string, { display }: CardFonts): Art {
  return { svg: portraitSvg(slug, name, display), crop: [(PORTRAIT * (1 - shownShare)) / 2, 0, PORTRAIT] };
}

/** A square of which the part that shows has what the eye goes to in its middle. */
function cover(place: string, category = ""): Art {
  const { svg, focus } = drawCover(place, isCategoryName(category) ? category : FALLBACK);
  const side = COVER.height;
  const shown = side * shownShare;
  const x = Math.min(COVER.width - shown, Math.max(0, focus.x - shown / 2));
  return { svg, crop: [x, 0, side] };
}
