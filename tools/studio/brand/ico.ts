/** The file format of favicon.ico. */

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO of square PNG pictures, each at most 255 pixels wide: a header, an entry for each picture, then the pictures. */
export function buildIco(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  // Two bytes that are always 0, the type (1: icons), and how many.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((png, index) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    // PNG: the width is at byte 16, the height at 20.
    head.writeUInt8(png.readUInt32BE(16), entry);
    head.writeUInt8(png.readUInt32BE(20), entry + 1);
    // Planes, bits per pixel, size, offset.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures]);
}
