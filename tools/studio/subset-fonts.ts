/** `npm run content -- fonts`: makes the font files of the site from the npm packages of the fonts. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { readOptions } from "../../scripts/lib/options";
import { writeOutput } from "./lib/output";

readOptions({});
const FOLDER = "app/styles/fonts";
/** Fonts for drawings: TrueType, one weight each. */
const DRAWING_FOLDER = "lib/pictures/previews/fonts";
const KB = 1024;

/** Latin-1 without control characters, and typographic punctuation. */
const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."Œœıˆ˜–—‘’‚“”„•…‹›⁄€™−×"].join("");
/** Latin Extended-A and -B: pages take these letters from the reader's own fonts (lib/pictures/previews/preview-card.ts). */
const extendedLetters = range(0x100, 0x24f).join("");

const root = process.cwd();

const fraunces = "node_modules/@fontsource-variable/fraunces";
const inter = "node_modules/@fontsource-variable/inter";
const frauncesSource = await readFile(join(root, fraunces, "files/fraunces-latin-opsz-normal.woff2"));
const interSource = await readFile(join(root, inter, "files/inter-latin-wght-normal.woff2"));
const frauncesExtended = await readFile(join(root, fraunces, "files/fraunces-latin-ext-opsz-normal.woff2"));
const interExtended = await readFile(join(root, inter, "files/inter-latin-ext-wght-normal.woff2"));

/** Kerning, combined marks, and the two kinds of figures that the style sheets use. */
const kept = { targetFormat: "woff2", keepFeatures: ["kern", "ccmp", "locl", "mark", "tnum", "lnum"] } as const;
// Headlines have one weight: hardly anyone sees a second, and a range costs every first visitor 15 KB.
const display = await subsetFont(frauncesSource, letters, { ...kept, variationAxes: { opsz: 72, wght: 560 } });
const text = await subsetFont(interSource, letters, { ...kept, variationAxes: { wght: { min: 400, max: 700 } } });
/** For drawings. */
const cut = (source: Buffer, known: string, variationAxes: Record<string, number>) =>
  subsetFont(source, known, { targetFormat: "sfnt", noLayoutClosure: true, variationAxes });
const frauncesAxes = { opsz: 72, wght: 600 };
const interAxes = { wght: 500 };

await put("fraunces-display.woff2", display, 20 * KB);
await put("inter.woff2", text, 25 * KB);
await put("fraunces-600.ttf", await cut(frauncesSource, letters, frauncesAxes), 60 * KB, DRAWING_FOLDER);
await put("fraunces-ext-600.ttf", await cut(frauncesExtended, extendedLetters, frauncesAxes), 60 * KB, DRAWING_FOLDER);
await put("inter-500.ttf", await cut(interSource, letters, interAxes), 60 * KB, DRAWING_FOLDER);
await put("inter-ext-500.ttf", await cut(interExtended, extendedLetters, interAxes), 80 * KB, DRAWING_FOLDER);
await put("fraunces-OFL.txt", await readFile(join(root, fraunces, "LICENSE")), 60 * KB);
await put("inter-OFL.txt", await readFile(join(root, inter, "LICENSE")), 60 * KB);

async function put(name: string, content: Buffer, maxBytes: number, folder = FOLDER): Promise<void> {
  if (content.length > maxBytes) throw new Error(`${name}: ${content.length} bytes; ${maxBytes} are allowed.`);
  await writeOutput(root, `${folder}/${name}`, content);
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
