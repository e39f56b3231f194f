/** Words as outlines of the site's own fonts, so that drawings need no system font. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { el } from "./svg";

/** Words as paths, with their size in pixels. */
interface Lettering {
  /** An SVG group whose left edge and baseline are at the origin. */
  readonly group: string;
  readonly width: number;
  /** Height of the tallest letter above the baseline. */
  readonly rise: number;
}

/** Sets words in one font. Throws when the font lacks a letter (lib/pictures/drawing/letters.ts). */
export type Setter = (words: string, size: number, fill: string, tracking?: number) => Lettering;

/** The fonts of drawings. */
export interface Fonts {
  /** Headlines. */
  readonly display: Setter;
  /** Small lines. */
  readonly text: Setter;
}

let fonts: Promise<Fonts> | undefined;

/** The fonts, read once, when something is first drawn. */
export function openFonts(): Promise<Fonts> {
  fonts ??= Promise.all([openSetter("fraunces-600.ttf"), openSetter("inter-500.ttf")]).then(([display, text]) => ({
    display,
    text,
  }));
  return fonts;
}

async function openSetter(name: string): Promise<Setter> {
  // Imported here, so that its WebAssembly (1 MB) is loaded only when something is drawn.
  const { Blob, Face, Font, Buffer: ShapingBuffer, shape } = await import("harfbuzzjs");
  const file = join(/* turbopackIgnore: true */ process.cwd(), "lib/pictures/drawing/fonts", name);
  const face = new Face(new Blob(await readFile(file)));
  const font = new Font(face);
  return (words, size, fill, tracking = 0) => {
    const buffer = new ShapingBuffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    const glyphs: string[] = [];
    let pen = 0;
    let rise = 0;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      if (codepoint === 0) throw new Error(`${name} has no glyph for a letter of "${words}".`);
      const outline = font.glyphToPath(codepoint);
      if (outline !== "") glyphs.push(el("path", { d: outline, transform: `translate(${pen + xOffset} ${yOffset})` }));
      rise = Math.max(rise, font.glyphExtents(codepoint)?.yBearing ?? 0);
      pen += xAdvance + tracking * face.upem;
    }
    const width = (pen - tracking * face.upem) * scale;
    return { group: el("g", { fill, transform: `scale(${scale} ${-scale})` }, glyphs), width, rise: rise * scale };
  };
}
