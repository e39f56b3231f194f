import { existsSync, readFileSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Entry, openPromise } from "yauzl";
import { decodeAddress } from "./text/decode-address";

/** Larger files in an archive are no pictures for the web. */
const mostBytes = 60_000_000;

/** The pictures of the old site, in a folder or an archive. */
export type Uploads = {
  /** The bytes of a picture by its address; `undefined` if it is not there. */
  read: (url: string) => Promise<Buffer | undefined>;
  close: () => void;
};

export const noUploads: Uploads = { read: async () => undefined, close: () => {} };

/**
 * @param place The folder wp-content/uploads or one above it, or a zip archive of it.
 * @throws Error if it is neither.
 */
export async function openUploads(place: string): Promise<Uploads> {
  if (!existsSync(place))
    throw new Error(`There is no ${place}. Name the folder wp-content/uploads, or a zip archive of it.`);
  return statSync(place).isDirectory() ? fromFolder(place) : fromArchive(place);
}

function fromFolder(folder: string): Uploads {
  const read = async (url: string) => {
    const tails = tailsOf(url);
    const file = tails.map((tail) => join(folder, tail)).find((one) => existsSync(one) && statSync(one).isFile());
    return file === undefined ? undefined : readFileSync(file);
  };
  return { read, close: () => {} };
}

async function fromArchive(file: string): Promise<Uploads> {
  const zip = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw new Error(`${file} is no zip archive that can be read: ${error.message}`);
  });
  /** All files by their path, and by each end of it: archives begin at different folders. */
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry())
    for (const tail of tailsOf(entry.fileName)) if (!entries.has(tail)) entries.set(tail, entry);
  const read = async (url: string) => {
    const entry = tailsOf(url)
      .map((tail) => entries.get(tail))
      .find((one) => one !== undefined);
    return entry && entry.uncompressedSize <= mostBytes ? buffer(await zip.openReadStreamPromise(entry)) : undefined;
  };
  return { read, close: () => zip.close() };
}

/**
 * The ends of the path of an upload, longest first: "2024/05/a.jpg" and "uploads/2024/05/a.jpg" are the same file, and a picture
 * in a smaller size ("a-300x200.jpg") is taken from the original where only that is there.
 */
function tailsOf(address: string): string[] {
  const path = decodeAddress(address.replace(/^https?:\/\/[^/]*|[?#].*$/g, ""));
  // Nothing above the folder can be named.
  const parts = normalize(`/${path}`)
    .split("/")
    .filter((part) => part !== "" && part !== "..");
  const tails = parts.map((_, index) => parts.slice(index).join("/")).slice(0, Math.max(1, parts.length - 2));
  return tails.flatMap((tail) => [
    tail,
    tail.replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, ""),
    tail.replace(/-scaled(?=\.\w+$)/, ""),
  ]);
}
