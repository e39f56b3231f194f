import { readFileSync } from "node:fs";
import { type PictureFile, publicPictures } from "../content/pictures/list-pictures";
import { hasMetadata } from "../content/pictures/picture-metadata";
import type { Diagnostic } from "../content/read/diagnostics";
import type { Library } from "../content/site/library";

/** Whether a version of a picture has metadata: the desk checks all of them whenever something is saved. */
const known = new Map<string, boolean>();

/** Readers get a picture without its metadata in any case (lib/pictures/variants.ts). But content is also given to others as it is. */
export function checkMetadata({ root }: Pick<Library, "root">): Diagnostic[] {
  return publicPictures(root)
    .filter(mayTell)
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      severity: "error",
      message:
        "This picture may say where, when, by whom and with what it was made (Exif, XMP, IPTC, comments, or an SVG editor's notes). `npm run content -- image --strip` takes that out of all pictures.",
    }));
}

function mayTell({ file, modified, size }: PictureFile): boolean {
  const version = `${file} ${modified} ${size}`;
  const isFound = known.get(version) ?? hasMetadata(readFileSync(file));
  known.set(version, isFound);
  return isFound;
}
