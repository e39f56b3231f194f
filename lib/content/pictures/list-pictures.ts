import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { imagePath } from "../schemas/fields";

/** A picture as it lies in the folder, not read yet. */
export type PictureFile = {
  /** As content names it: "/images/covers/blog/name.webp". */
  name: string;
  /** Absolute path. */
  file: string;
  /** When it was written, in milliseconds. */
  modified: number;
  /** In bytes. */
  size: number;
};

/** The pictures of a content folder by name. The same object for as long as none of them changes. */
export type PictureList = ReadonlyMap<string, PictureFile>;

/** How deep folders may lie in each other. */
const deepest = 6;

/** The folder of the pictures: what content names "/images/a.webp" is "media/a.webp" there. */
function mediaFolder(root: string): string {
  return join(/* turbopackIgnore: true */ root, "media");
}

/** Absolute path of a picture by the name that content gives it. */
export function pictureFile(root: string, name: string): string {
  return join(/* turbopackIgnore: true */ mediaFolder(root), name.slice("/images/".length));
}

/** What is wrong with a name that no picture has. */
export function missingPicture(name: string): string {
  return `There is no picture ${name.replace(/^\/images/, "content/media")}. \`npm run art\` draws covers and portraits.`;
}

/**
 * The pictures that lie there now. Files whose names content could not write are passed over.
 * @param before Those of the last look: a picture that is as it was is the same object again.
 */
export function listPictures(root: string, before: PictureList = new Map()): PictureList {
  const found = new Map<string, PictureFile>();
  let isSame = true;
  const look = (folder: string, prefix: string, depth: number): void => {
    for (const item of entriesOf(folder)) {
      if (item.startsWith(".")) continue;
      const [name, file] = [`${prefix}${item}`, join(folder, item)];
      const known = before.get(name);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.isDirectory() && depth < deepest) look(file, `${name}/`, depth + 1);
      if (!stats?.isFile() || !(known || imagePath.safeParse(name).success)) continue;
      const isKnown = known?.modified === stats.mtimeMs && known.size === stats.size;
      if (!isKnown) isSame = false;
      found.set(name, isKnown ? known : { name, file, modified: stats.mtimeMs, size: stats.size });
    }
  };
  look(mediaFolder(root), "/images/", 0);
  return isSame && found.size === before.size ? before : found;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
