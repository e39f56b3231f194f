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
 * changed, so that what is derived from it stays valid.
 */
export function resolvePictures(entry: Entry, list: PictureList): Entry {
  const named = findPictures(entry);
  return named.length === 0 ? entry : withPictures(entry, ...named.map((one) => resolve(one, list.get(one.name))));
}

const withPictures = memo(
  (entry: Entry, ...pictures: EntryPicture[]): Entry => ({
    ...entry,
    pictures,
    data: withAddresses(entry.data, pictures),
  }),
);

function resolve(picture: EntryPicture, source: PictureFile | undefined): EntryPicture {
  if (!source) return refused(picture, missingPicture(picture.name));
  const facts = readPicture(source);
  if (typeof facts === "string") return refused(picture, facts);
  const problem = checkPictureFile(facts, picture.role);
  const { key, ending, width, height, bytes } = facts;
  return problem ? refused(picture, problem) : shownAs(picture, source.file, key, ending, width, height, bytes);
}

const refused = memo((picture: EntryPicture, problem: string): EntryPicture => ({ ...picture, problem }));

/** The same object also where the same bytes are written again. */
const shownAs = memo(
  (
    picture: EntryPicture,
    file: string,
    key: string,
    ending: string,
    width: number,
    height: number,
    bytes: number,
  ): EntryPicture => {
    const { name, role } = picture;
    const src = pictureAddress(key, ending);
    return { ...picture, shown: { key, ending, width, height, bytes, name, src, role, file } };
  },
);

/** All pictures that an entry names, in its fields and its text. */
const findPictures = memo(({ data, body }: Entry): EntryPicture[] => {
  const inText: EntryPicture[] = [];
  // Most texts have none, and need not be parsed for it.
  if (body.includes("/images/"))
    visit(parseBody(body), (node) => {
      if (node.type !== "image" && node.type !== "definition") return;
      const offset = body.indexOf(node.url, node.position?.start.offset);
      if (fieldPattern.test(node.url)) inText.push({ name: node.url, role: "text", offset });
    });
  const inFields = textsIn(data).filter(({ text }) => fieldPattern.test(text));
  return [...inFields.map(({ text, path }) => ({ name: text, role: getRole(path.at(-1)), path })), ...inText];
});

function withAddresses(data: unknown, pictures: readonly EntryPicture[]): unknown {
  const addresses = new Map(pictures.map(({ name, role, shown }) => [getKey(name, role), shown?.src]));
  const replace = (value: unknown, field?: PropertyKey): unknown => {
    if (typeof value === "string") return addresses.get(getKey(value, getRole(field))) ?? value;
    if (Array.isArray(value)) return value.map((one) => replace(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one, key)]));
  };
  return replace(data);
}

function getKey(name: string, role: PictureRole): string {
  return `${role} ${name}`;
}
