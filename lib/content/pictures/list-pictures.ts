import { lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";
import { contentPath } from "../read/content-path";
import { imagePath } from "../schemas/fields";

/** A picture file, not read yet. */
export type PictureFile = {
  /** As content names it: "/images/covers/blog/name.webp". */
  name: string;
  /** Absolute path. */
  file: string;
  /** Time of the last modification, in milliseconds since 1970. */
  modified: number;
  /** In bytes. */
  size: number;
};

/** The pictures of a content folder by name. The same object as long as no picture changes. */
export type PictureList = ReadonlyMap<string, PictureFile>;

/** Deepest nesting of folders. */
const deepest = 6;
/** Most files and folders that are looked at, each time the content may have changed. */
const mostFiles = 50_000;

/** The folder of the pictures. Content names media/a.webp "/images/a.webp". */
function mediaFolder(root: string): string {
  return join(/* turbopackIgnore: true */ root, "media");
}

/** Absolute path of a picture by the name that content gives it. */
export function pictureFile(root: string, name: string): string {
  return join(/* turbopackIgnore: true */ mediaFolder(root), name.slice("/images/".length));
}

/** Message for a picture that does not exist. */
export function missingPicture(name: string): string {
  return `There is no picture ${name.replace(/^\/images/, "content/media")}. \`npm run content -- image\` makes one of any picture.`;
}

/**
 * Lists the pictures on disk. Skips files whose names are not valid in content, and links: one may lead anywhere, or in a circle.
 * @param before The previous list. Unchanged pictures keep their object.
 */
export function listPictures(root: string, before: PictureList = new Map()): PictureList {
  const found = new Map<string, PictureFile>();
  let isSame = true;
  let looked = 0;
  const walk = (folder: string, prefix: string, depth: number): void => {
    for (const item of getEntries(folder)) {
      if (item.startsWith(".") || looked >= mostFiles) continue;
      looked += 1;
      const name = `${prefix}${item}`;
      const file = contentPath(folder, item);
      const known = before.get(name);
      const stats = getStat(file);
      if (stats?.isDirectory() && depth < deepest) walk(file, `${name}/`, depth + 1);
      if (!stats?.isFile() || !(known || imagePath.safeParse(name).success)) continue;
      const isKnown = known?.modified === stats.mtimeMs && known.size === stats.size;
      if (!isKnown) isSame = false;
      found.set(name, isKnown ? known : { name, file, modified: stats.mtimeMs, size: stats.size });
    }
  };
  walk(mediaFolder(root), "/images/", 0);
  return isSame && found.size === before.size ? before : found;
}

/** Every picture of a content folder that readers can get: those of media, and those that prove something. */
export function publicPictures(root: string): PictureFile[] {
  const folder = contentPath(root, "evidence");
  const proofs = getEntries(folder).flatMap((item): PictureFile[] => {
    const name = `evidence/${item}`;
    const file = contentPath(folder, item);
    const stats = /\.(?:png|jpg|webp)$/.test(item) ? getStat(file) : undefined;
    return stats?.isFile() ? [{ name, file, modified: stats.mtimeMs, size: stats.size }] : [];
  });
  return [...listPictures(root).values(), ...proofs];
}

function getEntries(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** What a name in a folder is itself, a link not followed; `undefined` for what cannot be reached. */
function getStat(file: string): Stats | undefined {
  try {
    return lstatSync(file);
  } catch {
    return undefined;
  }
}
