/**
 * Whether a picture has metadata: Exif, XMP, IPTC, comments, anything behind its end, or what an editor notes in an SVG. They may
 * say where and when a photograph was taken, with which device, and by whom. False for what is no JPEG, PNG, WebP, AVIF or SVG.
 */
export function hasMetadata(bytes: Buffer): boolean {
  return isAvif(bytes) ? avifMetadata.test(bytes.toString("latin1")) : withoutMetadata(bytes) !== bytes;
}

/**
 * A picture without metadata; the same bytes if it has none. Its pixels stay as they are, unless the metadata says how to turn
 * them, or it cannot be taken apart.
 * @throws Error if its pixels would have to be read and cannot be.
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  if (!hasMetadata(bytes)) return bytes;
  if (isSvg(bytes)) return svgWithoutMetadata(bytes);
  // Loaded when it is needed: few pictures have metadata.
  const { default: sharp } = await import("sharp");
  const { orientation = 1 } = await sharp(bytes).metadata();
  const stripped = isAvif(bytes) || orientation !== 1 ? undefined : withoutMetadata(bytes);
  if (stripped) return stripped;
  const upright = sharp(bytes).autoOrient().keepIccProfile();
  if (isAvif(bytes)) return upright.avif({ quality: 70 }).toBuffer();
  if (isPng(bytes)) return upright.png().toBuffer();
  return isWebp(bytes) ? upright.webp({ quality: 86 }).toBuffer() : upright.jpeg({ quality: 86 }).toBuffer();
}

const isJpeg = (bytes: Buffer) => bytes.readUInt16BE(0) === 0xffd8;
const isPng = (bytes: Buffer) => bytes.toString("latin1", 1, 4) === "PNG";
const isWebp = (bytes: Buffer) => bytes.toString("latin1", 8, 12) === "WEBP";
const isAvif = (bytes: Buffer) => bytes.toString("latin1", 4, 12) === "ftypavif";
/** Nothing else begins with a tag. */
const isSvg = (bytes: Buffer) => /^(?:\xef\xbb\xbf)?\s*<[?!a-z]/i.test(bytes.toString("latin1", 0, 1000));

/** Names of items in the list of an AVIF (ISO 23008-12, annex A). */
const avifMetadata = /infe[\s\S]{8,10}(?:Exif|mime[^\0]{0,200}\0application\/rdf\+xml)/;

/** The same bytes if there is no metadata; `undefined` if there is some, and the picture cannot be taken apart. */
function withoutMetadata(bytes: Buffer): Buffer | undefined {
  if (isSvg(bytes)) return svgWithoutMetadata(bytes);
  if (bytes.length < 12 || !(isJpeg(bytes) || isPng(bytes) || isWebp(bytes))) return bytes;
  const parts = isJpeg(bytes) ? jpegParts(bytes) : isPng(bytes) ? pngParts(bytes) : webpParts(bytes);
  if (!parts) return /Exif\0\0|eXIf|http:\/\/ns\.adobe\.com/.test(bytes.toString("latin1")) ? undefined : bytes;
  const clean = Buffer.concat(parts);
  if (bytes.subarray(clean.length).every((byte) => byte === 0)) return bytes;
  return isWebp(bytes) ? withWebpHeader(clean) : clean;
}

/** What shows the picture (ITU T.81, annex B). Of the applications' own segments that is JFIF, colours and Adobe's transform of these. */
function jpegParts(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return [...parts, bytes.subarray(at, at + 2)];
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    // After the head of a scan come its pixels, up to the next marker that is not a restart.
    if (marker === 0xda) while (end < bytes.length && !isMarker(bytes, end)) end += 1;
    const isComment = marker === 0xfe;
    const isOfApplication = marker >= 0xe0 && marker <= 0xef;
    const isColour = marker === 0xe2 && bytes.toString("latin1", at + 4, at + 15) === "ICC_PROFILE";
    const isNeeded = marker === 0xe0 || marker === 0xee || isColour || !(isComment || isOfApplication);
    if (isNeeded) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return at + 2 <= bytes.length && bytes[at + 1] === 0xd9 ? [...parts, bytes.subarray(at, at + 2)] : undefined;
}

function isMarker(bytes: Buffer, at: number): boolean {
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7);
}

/** Texts, Exif and times (PNG, 11.3) are left out. */
function pngParts(bytes: Buffer): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (!["eXIf", "tEXt", "zTXt", "iTXt", "tIME"].includes(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return parts;
    at = end;
  }
  return undefined;
}

/** Only what is shown, and its colours (RFC 9649, 2.7). */
function webpParts(bytes: Buffer): Buffer[] {
  const parts = [bytes.subarray(0, 12)];
  const end = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  for (let at = 12; at + 8 <= end; ) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP", "ANIM", "ANMF"].includes(bytes.toString("latin1", at, at + 4)))
      parts.push(bytes.subarray(at, next));
    at = next;
  }
  return parts;
}

/** The head of a WebP says how long it is, and whether Exif (8) and XMP (4) follow. */
function withWebpHeader(clean: Buffer): Buffer {
  clean.writeUInt32LE(clean.length - 8, 4);
  if (clean.toString("latin1", 12, 16) === "VP8X") clean.writeUInt8((clean[20] ?? 0) & ~0b1100, 20);
  return clean;
}

/** Comments, CDATA, tags with their attributes, and texts. What has no end reaches to the end of the file, so no byte is read twice. */
const svgTokens =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<(?:[^<>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*>?|[^<]+/g;

const svgNotes = /^(?:(?:\w+:)?metadata|(?:rdf|x|sodipodi|inkscape):[\w-]+)$/i;

/** Of the file, the layers and the exports: `sodipodi:docname="/home/ada/moon.svg"`. */
const svgNoteAttributes = /\s(?:sodipodi|inkscape):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/** Without comments, `metadata` and what Inkscape notes for itself. The same bytes if there is none. */
function svgWithoutMetadata(bytes: Buffer): Buffer {
  // One character for each byte, whatever the encoding: all that is looked for is ASCII.
  const svg = bytes.toString("latin1");
  let depth = 0;
  const clean = svg.replace(svgTokens, (token) => {
    if (token.startsWith("<!--")) return "";
    const [, end, name = ""] = /^<(\/?)([\w:.-]+)/.exec(token) ?? [];
    if (!svgNotes.test(name)) return depth > 0 ? "" : name ? token.replace(svgNoteAttributes, "") : token;
    if (end) depth = Math.max(0, depth - 1);
    else if (!token.endsWith("/>")) depth += 1;
    return "";
  });
  return clean.length === svg.length ? bytes : Buffer.from(clean, "latin1");
}
