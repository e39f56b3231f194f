/**
 * Whether a picture says where and when it was taken, with which device, and by whom: Exif, XMP, IPTC or texts of a PNG. False for
 * what is no JPEG, PNG, WebP or AVIF.
 */
export function hasMetadata(bytes: Buffer): boolean {
  if (isAvif(bytes)) return avifMetadata.test(bytes.toString("latin1"));
  return (isJpeg(bytes) || isPng(bytes) || isWebp(bytes)) && metadata.test(bytes.toString("latin1"));
}

/**
 * A picture without metadata, upright and with its colours; the same bytes if it has none, otherwise encoded anew.
 * @throws Error if it cannot be read.
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  if (!hasMetadata(bytes)) return bytes;
  // Loaded when it is needed: few pictures have metadata.
  const { default: sharp } = await import("sharp");
  const upright = sharp(bytes, { animated: isWebp(bytes) })
    .autoOrient()
    .keepIccProfile();
  if (isAvif(bytes)) return upright.avif({ quality: 70 }).toBuffer();
  if (isPng(bytes)) return upright.png().toBuffer();
  return isWebp(bytes) ? upright.webp({ quality: 90 }).toBuffer() : upright.jpeg({ quality: 90 }).toBuffer();
}

const isJpeg = (bytes: Buffer) => bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8;
const isPng = (bytes: Buffer) => bytes.toString("latin1", 1, 4) === "PNG";
const isWebp = (bytes: Buffer) => bytes.toString("latin1", 8, 12) === "WEBP";
const isAvif = (bytes: Buffer) => bytes.toString("latin1", 4, 12) === "ftypavif";

/** How the parts begin in which metadata are: in a JPEG (Exif, XMP, IPTC), a PNG (11.3), a WebP (RFC 9649, 2.7); with a byte of their length. */
const metadata =
  /Exif\0\0|http:\/\/ns\.adobe\.com\/xap|Photoshop 3\.0\0|\0[\s\S]{3}(?:eXIf|tEXt|zTXt|iTXt)|(?:EXIF|XMP )[\s\S]{3}\0/;

/** Names of items in the list of an AVIF (ISO 23008-12, annex A). */
const avifMetadata = /infe[\s\S]{8,10}(?:Exif|mime[^\0]{0,200}\0application\/rdf\+xml)/;
