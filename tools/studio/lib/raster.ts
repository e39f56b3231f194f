import sharp from "sharp";

/** The picture as PNG, with at most `colours` colours. @throws When it is larger than the budget. */
export async function svgToPng(svg: string, name: string, maxBytes: number, colours?: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  const palette = colours === undefined ? {} : { palette: true, colours, dither: 0.6 };
  const png = await image.png({ compressionLevel: 9, effort: 10, ...palette }).toBuffer();
  if (png.length > maxBytes) throw new Error(`${name}: ${png.length} bytes; ${maxBytes} are allowed.`);
  return png;
}
