import { visit } from "unist-util-visit";
import { pictureAddress } from "../../util/media-address";
import { memo } from "../../util/memo";
import { textsIn } from "../../util/texts-in";
import { parseBody } from "../markdown/parse-body";
import type { ParsedEntry } from "../read/parse-entry";
import { missingPicture, type PictureFile, type PictureList } from "./list-pictures";
import { checkPictureFile, getRole, type PictureFacts, type PictureRole, readPicture } from "./read-picture";

/** A picture as it is shown to readers. */
export type ShownPicture = PictureFacts & {
  /** As content names it: "/images/covers/blog/name.webp". */
  name: string;
  /** Address; contains a hash of the bytes. */
  src: string;
  role: PictureRole;
  /** Absolute path of the file that was read. The file may have changed since. */
  file: string;
};

/** A picture that an entry names. */
export type EntryPicture = {
  name: string;
  role: PictureRole;
  /** Path of the field that names it; `undefined` for a picture in the text. */
  path?: PropertyKey[] | undefined;
  /** Offset of its name in the text. */
  offset?: number | undefined;
  /** What readers see; `undefined` while the picture has a problem. */
  shown?: ShownPicture | undefined;
  /** Message for the editor. */
  problem?: string | undefined;
};

type Entry = ParsedEntry<unknown>;
const fieldPattern = /^\/images\/\S+$/;

/**
 * Replaces picture names in the fields of an entry by addresses. The same object again until one of the entry's pictures has
 * changed, so that what is derived from it stays valid: also where the same bytes are written again.
 */
export function resolvePictures(entry: Entry, list: PictureList): Entry {
  const named = findPictures(entry);
  if (named.length === 0) return entry;
  return withPictures(entry, JSON.stringify(named.map((one) => ({ ...one, ...resolve(one, list.get(one.name)) }))));
}

/** @param written What was found of its pictures, as JSON, because arguments are compared by identity. */
const withPictures = memo((entry: Entry, written: string): Entry => {
  const pictures: EntryPicture[] = JSON.parse(written);
  const data = structuredClone(entry.data);
  for (const { path, shown } of pictures) {
    if (!path || !shown) continue;
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown>)[step], data);
    (parent as Record<PropertyKey, unknown>)[path.at(-1) ?? ""] = shown.src;
  }
  return { ...entry, pictures, data };
});

function resolve({ name, role }: EntryPicture, source: PictureFile | undefined): Partial<EntryPicture> {
  if (!source) return { problem: missingPicture(name) };
  const facts = readPicture(source);
  const problem = typeof facts === "string" ? facts : checkPictureFile(facts, role);
  if (typeof facts === "string" || problem) return { problem };
  return { shown: { ...facts, name, src: pictureAddress(facts.key, facts.ending), role, file: source.file } };
}

/** All pictures that an entry names, in its fields and its text. */
const findPictures = memo(({ data, body }: Entry): EntryPicture[] => {
  const inText: EntryPicture[] = [];
  // Most texts have none, and need not be parsed for it.
  if (body.includes("/images/"))
    visit(parseBody(body), "image", (node) => {
      const start = node.position?.start.offset ?? 0;
      // Of a reference, the address is elsewhere.
      const offset = Math.max(start, body.indexOf(node.url, start));
      if (fieldPattern.test(node.url)) inText.push({ name: node.url, role: "text", offset });
    });
  const inFields = textsIn(data).filter(({ text }) => fieldPattern.test(text));
  return [...inFields.map(({ text, path }) => ({ name: text, role: getRole(path.at(-1)), path })), ...inText];
});
