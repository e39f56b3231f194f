/** Words as outlines of the site's own fonts, so that no picture needs a font of the system. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { el } from "./svg";

/** Words as a path, with their size at one unit a pixel of the chosen font size. */
interface Lettering {
  /** An SVG group whose left edge and baseline are at the origin. */
  readonly group: string;
  readonly width: number;
  /** How far the tallest ink rises above the baseline. */
  readonly rise: number;
}

/** Sets words in one font; throws where the font has no glyph for a letter (lib/drawing/letters.ts). */
export type Setter = (words: string, size: number, fill: string, tracking?: number) => Lettering;

/** The fonts of drawings. */
export interface Fonts {
  /** Headlines. */
  readonly display: Setter;
  /** Small lines. */
  readonly text: Setter;
}

let fonts: Promise<Fonts> | undefined;

/** The fonts, read when something is drawn for the first time. */
export function openFonts(): Promise<Fonts> {
  fonts ??= Promise.all([openSetter("fraunces-600.ttf"), openSetter("inter-500.ttf")]).then(([display, text]) => ({
    display,
    text,
  }));
  return fonts;
}

async function openSetter(name: string): Promise<Setter> {
  // Loaded with its WebAssembly (1 MB) only where something is drawn.
  const { Blob, Face, Font, Buffer: ShapingBuffer, shape } = await import("harfbuzzjs");
  const file = join(/* turbopackIgnore: true */ process.cwd(), "lib/drawing/fonts", name);
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
