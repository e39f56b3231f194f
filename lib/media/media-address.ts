/** Formats that pictures are made in, the smaller first. */
export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** Widths of covers and of pictures in texts, in pixels: from a card on a small screen to the head of an article. */
const wideWidths = [256, 384, 640, 750, 828, 1200] as const;
/** Widths of portraits: 48 to 160 pixels, on screens of up to three pixels a point. */
const smallWidths = [64, 96, 128, 256, 384] as const;

/** Every width that is made; an address with another one is not known. */
const allWidths: ReadonlySet<number> = new Set([...smallWidths, ...wideWidths]);

/** The size of a width. */
export function sizeOfWidth(width: number): VariantSize {
  return { name: String(width), width };
}

/** A size that pictures are made in, as addresses name it. With a height, the picture is cut to that shape. */
export type VariantSize = { name: string; width: number; height?: number };

/** Shapes beside the cover's own 16:9 that search engines ask for (developers.google.com/search/docs, "Article"). */
export const cropShapes: readonly VariantSize[] = [
  { name: "4x3", width: 900, height: 675 },
  { name: "1x1", width: 675, height: 675 },
];

const endings = "avif|webp|png|jpg|svg";
const original = new RegExp(`^/media/([a-z0-9_-]+-[0-9a-f]{12})\\.(${endings})$`);
const anyFile = new RegExp(`^([a-z0-9_-]{1,150}-[0-9a-f]{12})(?:-(\\d{2,4}|\\dx\\d))?\\.(${endings})$`);

/** Address of a picture as the editor made it. The key holds a digest of its bytes, so what it answers never changes. */
export function pictureAddress(key: string, ending: string): string {
  return `/media/${key}.${ending}`;
}

/** The widths that a picture is offered in, by the width that it is drawn at. */
export function widthsFor(drawnWidth: number): readonly number[] {
  return drawnWidth < 256 ? smallWidths.filter((width) => width <= Math.max(64, drawnWidth * 3)) : wideWidths;
}

/**
 * The `srcset` of a picture in one format; `undefined` for what is shown as it is: drawings, and addresses that are not
 * below /media.
 */
export function variantSet(src: string, format: VariantFormat, widths: readonly number[]): string | undefined {
  const [, key, ending] = original.exec(src) ?? [];
  if (!key || ending === "svg") return undefined;
  return widths.map((width) => `/media/${key}-${width}.${format} ${width}w`).join(", ");
}

/** A cover in every shape: as it was made, then cut; alone for what is shown as it is. */
export function coverImages(src: string): string[] {
  const [, key, ending] = original.exec(src) ?? [];
  if (!key || ending === "svg") return [src];
  return [src, ...cropShapes.map(({ name }) => `/media/${key}-${name}.webp`)];
}

export type MediaAddress = { key: string; ending: string /** Of a variant. */; size?: VariantSize };

/** Reads the last part of an address below /media; `undefined` for one that no page can have. */
export function parseMediaFile(file: string): MediaAddress | undefined {
  const [, key, name, ending] = anyFile.exec(file) ?? [];
  if (!key || !ending) return undefined;
  if (name === undefined) return { key, ending };
  const shape = ending === "webp" ? cropShapes.find((one) => one.name === name) : undefined;
  const isWidth = allWidths.has(Number(name)) && String(Number(name)) === name;
  const size = shape ?? (isWidth ? sizeOfWidth(Number(name)) : undefined);
  return size && variantFormats.some((format) => format === ending) ? { key, ending, size } : undefined;
}
