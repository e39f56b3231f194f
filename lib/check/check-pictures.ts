import { readFileSync } from "node:fs";
import { publicPictures } from "../content/pictures/list-pictures";
import { hasMetadata } from "../content/pictures/picture-metadata";
import { type Diagnostic, diagnosticInBody } from "../content/read/diagnostics";
import { allEntries, type Library } from "../content/site/library";
import { positionAt } from "../util/position";

/**
 * Reports problems of the pictures in texts: wrong type, truncated, wrong shape or size. They were found when the pictures
 * were read, so this is cheap. Those of a field are found as the files are put together; check-bodies.ts reports missing ones,
 * because it parses the text and so ignores those in code.
 */
export function checkPictures(library: Library): Diagnostic[] {
  return allEntries(library).flatMap((entry) =>
    (entry.pictures ?? []).flatMap(({ path, offset = 0, problem }) =>
      !problem || path || problem.startsWith("There is no")
        ? []
        : [diagnosticInBody(entry, { ...positionAt(entry.body, offset), message: problem })],
    ),
  );
}

/** The problem of a text alternative (WCAG 1.1.1); `undefined` if there is no certain one. */
export function describeAlt(alt: string): string | undefined {
  return /\.(?:avif|webp|png|jpe?g|svg|gif)$/i.test(alt.trim())
    ? `"${alt}" is the name of a file. Write what the picture shows.`
    : undefined;
}

/** Readers get a picture without its metadata in any case (lib/pictures/variants.ts). But content is also given to others as it is. */
export function checkMetadata({ root }: Pick<Library, "root">): Diagnostic[] {
  return publicPictures(root)
    .filter(({ file }) => hasMetadata(readFileSync(file)))
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      severity: "error",
      message:
        "This picture may say where, when, by whom and with what it was made (Exif, XMP, IPTC, or texts of a PNG). `npm run content -- image --strip` takes that out of all pictures.",
    }));
}
