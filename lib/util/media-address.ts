/** Formats that pictures are encoded in, the smaller files first. */
export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** Widths of covers and of pictures in texts, in pixels: from a card on a small screen to the head of an article. */
const wideWidths = [256, 384, 640, 750, 828, 1200] as const;
/** Widths of portraits, which are 48 to 160 CSS pixels wide, on screens of up to three device pixels per CSS pixel. */
const smallWidths = [64, 96, 128, 256, 384] as const;

/** Every width that exists; an address with another width answers 404. */
const allWidths: ReadonlySet<number> = new Set([...smallWidths, ...wideWidths]);

/** The uncropped size of this width. */
export function sizeOfWidth(width: number): VariantSize {
  return { name: String(width), width };
}

/** A size of a variant; `name` is its part of the address. With a height, the picture is cropped to that shape. */
export type VariantSize = { name: string; width: number; height?: number };

/** Crops that search engines ask for, in addition to the cover's own 16:9 (developers.google.com/search/docs, "Article"). */
export const cropShapes: readonly VariantSize[] = [
  { name: "4x3", width: 900, height: 675 },
  { name: "1x1", width: 675, height: 675 },
];

const endings = "avif|webp|png|jpg";
const original = new RegExp(`^/media/([a-z0-9_-]+-[0-9a-f]{12})\\.(?:${endings})$`);
const anyFile = new RegExp(`^([a-z0-9_-]{1,150}-[0-9a-f]{12})(?:-(\\d{2,4}|\\dx\\d))?\\.(${endings})$`);

/** Address of the original picture. The key contains a digest of its bytes, so its response never changes. */
export function pictureAddress(key: string, ending: string): string {
  return `/media/${key}.${ending}`;
}

/** The widths in the `srcset` of a picture that is shown at this width, in CSS pixels. */
export function widthsFor(drawnWidth: number): readonly number[] {
  return drawnWidth < 256 ? smallWidths.filter((width) => width <= Math.max(64, drawnWidth * 3)) : wideWidths;
}

/** The `srcset` of a picture in one format; `undefined` for addresses that are not below /media. */
export function variantSet(src: string, format: VariantFormat, widths: readonly number[]): string | undefined {
  const [, key] = original.exec(src) ?? [];
  if (!key) return undefined;
  return widths.map((width) => `/media/${key}-${width}.${format} ${width}w`).join(", ");
}

/** Addresses of a cover: the original, then its crops. Only the original outside of /media. */
export function coverImages(src: string): string[] {
  const [, key] = original.exec(src) ?? [];
  if (!key) return [src];
  return [src, ...cropShapes.map(({ name }) => `/media/${key}-${name}.webp`)];
}

export type MediaAddress = {
  key: string;
  ending: string;
  /** Missing in the address of an original. */
  size?: VariantSize;
};

/** Reads the last part of an address below /media; `undefined` when no page can contain it. */
export function parseMediaFile(file: string): MediaAddress | undefined {
  const [, key, name, ending] = anyFile.exec(file) ?? [];
  if (!key || !ending) return undefined;
  if (name === undefined) return { key, ending };
  const shape = ending === "webp" ? cropShapes.find((one) => one.name === name) : undefined;
  const isWidth = allWidths.has(Number(name)) && String(Number(name)) === name;
  const size = shape ?? (isWidth ? sizeOfWidth(Number(name)) : undefined);
  return size && variantFormats.some((format) => format === ending) ? { key, ending, size } : undefined;
}
