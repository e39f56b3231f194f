import { readdirSync, statSync } from "node:fs";
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
  const media = mediaFolder(root);
  const found = new Map<string, PictureFile>();
  for (const file of listFiles(media)) {
    const name = `/images${file.slice(media.length)}`;
    const known = before.get(name);
    if (known || imagePath.safeParse(name).success) addPicture(found, name, file, known);
  }
  const isSame = found.size === before.size && [...found].every(([name, one]) => before.get(name) === one);
  return isSame ? before : found;
}

/** Every picture of a content folder that readers can get: those of media, and those that prove something. */
export function publicPictures(root: string): PictureFile[] {
  const folder = contentPath(root, "evidence");
  const proofs = new Map<string, PictureFile>();
  for (const file of listFiles(folder))
    if (/\.(?:png|jpg|webp)$/.test(file)) addPicture(proofs, `evidence${file.slice(folder.length)}`, file);
  return [...listPictures(root).values(), ...proofs.values()];
}

/** The files of a folder, and of the folders in it. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => contentPath(parentPath, name))
      .sort();
  } catch {
    return [];
  }
}

/** @param known The picture as it was before. A file that has been deleted since it was listed is left out. */
function addPicture(found: Map<string, PictureFile>, name: string, file: string, known?: PictureFile): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return;
  const { mtimeMs: modified, size } = stats;
  found.set(name, known?.modified === modified && known.size === size ? known : { name, file, modified, size });
}
