import { mediaStore } from "../content/pictures/media-store";
import type { ShownPicture } from "../content/pictures/picture-types";
import { getSnapshot } from "../content/snapshot/current-snapshot";
import type { Library } from "../content/snapshot/library";
import { getAllPosts } from "../content/snapshot/posts";
import { limits } from "../util/limits";
import { preparePictures } from "./prepare";

/**
 * Encodes the pictures of the pages that a build prerenders. Those of older articles are encoded at the first request:
 * encoding ten thousand covers would take hours.
 * @param atOnce How many pictures at a time.
 * @returns The number of different pictures.
 */
export async function prepareSite(atOnce?: number): Promise<number> {
  const count = await preparePictures(builtPictures(getSnapshot().library), atOnce);
  settle();
  return count;
}

/** Encodes the pictures that a change of the content has added or replaced. */
export async function prepareChange(before: Library, after: Library): Promise<void> {
  await preparePictures([...after.pictures.values()].filter(({ name, src }) => before.pictures.get(name)?.src !== src));
  settle();
}

function settle(): void {
  mediaStore().settle(getSnapshot().library.pictures);
}

function builtPictures({ collections, documents }: Library): ShownPicture[] {
  const { blog, ...others } = collections;
  const built = new Set(
    getAllPosts()
      .slice(0, limits.builtEntries)
      .map(({ slug }) => slug),
  );
  const newest = blog.filter(({ slug }) => built.has(slug));
  const entries = [...newest, ...Object.values(others).flat(), ...Object.values(documents)];
  return entries.flatMap(({ pictures = [] }) => pictures.flatMap(({ shown }) => shown ?? []));
}
