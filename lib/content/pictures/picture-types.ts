import type { PictureRole } from "./judge-picture";
import type { PictureFacts } from "./read-picture";

/** A picture that readers see. */
export type ShownPicture = PictureFacts & {
  /** As content names it: "/images/covers/blog/name.webp". */
  name: string;
  /** Its address, which changes with its bytes. */
  src: string;
  role: PictureRole;
  /** Absolute path of the file that it was read from; the file may have changed since. */
  file: string;
};

/** A picture that an entry names. */
export type EntryPicture = {
  name: string;
  role: PictureRole;
  /** The field that names it; `undefined` for one in the text. */
  path?: PropertyKey[] | undefined;
  /** Where its name begins in the text. */
  offset?: number | undefined;
  /** What readers see: the picture, or while something is wrong with it, as it last was good. */
  shown?: ShownPicture | undefined;
  /** What is wrong with it, in words for an editor. */
  problem?: string | undefined;
};

/** The last good version of a picture, by its name. */
export type KeptPictures = (name: string) => ShownPicture | undefined;
