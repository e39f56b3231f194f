import type { PictureRole } from "./check-picture-file";
import type { PictureFacts } from "./read-picture";

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
