/** Writes the portraits of the authors and the marks of quoted readers. */
import type { Person } from "../entries";
import type { Setter } from "../lib/lettering";
import { type Written, writeOutput } from "../lib/output";
import { svgToWebp } from "../lib/raster";
import { portraitSvg } from "./portrait";
import { readerMarks } from "./reader-mark";

const FOLDER = "public/images/people";
const MAX_BYTES = 24 * 1024;

/** One picture for each person and each reader's mark. */
export async function makePeople(root: string, people: readonly Person[], set: Setter): Promise<Written[]> {
  const drawings: [slug: string, svg: string][] = [
    ...people.map(({ slug, name }): [string, string] => [slug, portraitSvg(slug, name, set)]),
    ...Object.entries(readerMarks).map(([slug, draw]): [string, string] => [slug, draw()]),
  ];
  const written: Written[] = [];
  for (const [slug, svg] of drawings) {
    const webp = await svgToWebp(svg, { maxBytes: MAX_BYTES, seed: `people/${slug}`, grain: 2 });
    written.push(await writeOutput(root, `${FOLDER}/${slug}.webp`, webp));
  }
  return written;
}
