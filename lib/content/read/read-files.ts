import { existsSync } from "node:fs";
import { memo } from "../../util/memo";
import { hashEvidence } from "../claims/evidence-files";
import { listPictures, type PictureList } from "../pictures/list-pictures";
import { collectionSchemas, getSchema } from "./collections";
import { contentPath } from "./content-path";
import type { Diagnostic } from "./diagnostics";
import { type ParsedFile, parseFile } from "./parse-entry";
import { getSlug, type Listing, listFolder, readSource, type SourceFile } from "./read-collection";

/** A content folder at one moment. The same object until something in it changes. */
export type ContentFiles = {
  /** Absolute path. */
  root: string;
  /** What each file holds, or what is wrong in it, by its name without the ending: "blog/name". In the order of folders and names. */
  files: ReadonlyMap<string, ParsedFile | readonly Diagnostic[]>;
  /** What is wrong with the folders. */
  problems: readonly Diagnostic[];
  pictures: PictureList;
  /** The names and hashes of the files in content/evidence. */
  evidence: string;
};

type ListedFolder = { folder: string } & Listing;

const contentFolders = ["site", ...Object.keys(collectionSchemas)];

/** What is in a file, or what is wrong with it. A file that has changed is another object. */
const parse = memo((source: SourceFile): ParsedFile | readonly Diagnostic[] => {
  const text = readSource(source);
  const { file } = source;
  if (typeof text === "string") return parseFile({ slug: getSlug(source), file, text });
  source.problem = text;
  return [{ ...text, file, severity: "error" as const }];
});

/** Creates a function that looks at a content folder, and reads and parses what has changed since its last call. */
export function createFileReader(root: string): () => ContentFiles {
  let listed: readonly ListedFolder[] = [];
  let last: ContentFiles | undefined;

  return () => {
    const before = listed;
    const now = contentFolders.map((folder, index) => ({
      folder,
      ...listFolder(contentPath(root, folder), before[index]?.files),
    }));
    const pictures = listPictures(root, last?.pictures);
    const evidence = hashEvidence(root);
    if (last && pictures === last.pictures && evidence === last.evidence && isSame(now, before)) return last;
    // Last: a look that fails is made again.
    listed = now;
    const files = new Map<string, ParsedFile | readonly Diagnostic[]>();
    for (const { folder, files: sources } of listed)
      for (const source of sources) {
        const name = `${folder}/${getSlug(source)}`;
        // In site/, a file of another name has no place.
        if (getSchema(name)) files.set(name, parse(source));
      }
    last = { root, files, problems: describeFolders(listed, root), pictures, evidence };
    return last;
  };
}

/** Why folders cannot be read. */
function describeFolders(listed: readonly ListedFolder[], root: string): Diagnostic[] {
  const describe = (file: string, message: string): Diagnostic => ({
    ...{ file, line: 1, column: 1, message },
    severity: "error",
  });
  if (!existsSync(root)) return [describe(root, "There is no such folder. CONTENT_DIR names the one to read.")];
  return listed.flatMap(({ folder, problem }) => (problem ? [describe(contentPath(root, folder), problem)] : []));
}

/** Compares files as objects: a changed file is a new object. */
function isSame(listed: readonly ListedFolder[], before: readonly ListedFolder[]): boolean {
  return listed.every(({ files, problem }, index) => {
    const { files: known = [], problem: knownProblem } = before[index] ?? {};
    if (problem !== knownProblem || files.length !== known.length) return false;
    return files.every((source, at) => source === known[at]);
  });
}
