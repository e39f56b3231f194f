/** Renders SVG to picture files within a size budget. */
import sharp from "sharp";
import { addGrain } from "./grain";

/** Size budget and grain of a WebP picture. */
export interface WebpOptions {
  readonly maxBytes: number;
  readonly seed: string;
  readonly grain: number;
}

const QUALITIES = [88, 84, 80, 76, 72, 68, 64, 60, 55, 50] as const;

/** The picture as WebP, at the best quality within the budget. @throws When no quality is small enough. */
export async function svgToWebp(svg: string, { maxBytes, seed, grain }: WebpOptions): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  addGrain(data, info.channels, seed, grain);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let smallest = Number.POSITIVE_INFINITY;
  for (const quality of QUALITIES) {
    const webp = await sharp(data, { raw }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= maxBytes) return webp;
    smallest = Math.min(smallest, webp.length);
  }
  throw new Error(`${seed}: ${smallest} bytes at the lowest quality; ${maxBytes} are allowed.`);
}

/** The picture as PNG, with at most `colours` colours. @throws When it is larger than the budget. */
export async function svgToPng(svg: string, name: string, maxBytes: number, colours?: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  const palette = colours === undefined ? {} : { palette: true, colours, dither: 0.6 };
  const png = await image.png({ compressionLevel: 9, effort: 10, ...palette }).toBuffer();
  if (png.length > maxBytes) throw new Error(`${name}: ${png.length} bytes; ${maxBytes} are allowed.`);
  return png;
}
