/** What stands between the head and the body of an HTTP answer. */
export const endOfHead = Buffer.from("\r\n\r\n");
const endOfBody = Buffer.from("\r\n0\r\n\r\n");

/** Whether an answer has arrived as a whole: in chunks, or as long as it says. */
export function isWhole(parts: readonly Buffer[]): boolean {
  const last = parts.at(-1) as Buffer;
  if (last.length >= endOfBody.length ? last.subarray(-endOfBody.length).equals(endOfBody) : false) return true;
  const all = parts.length === 1 ? last : Buffer.concat(parts);
  const head = all.indexOf(endOfHead);
  if (head < 0) return false;
  if (all.length >= endOfBody.length && all.subarray(-endOfBody.length).equals(endOfBody)) return true;
  const [, length] = /content-length: (\d+)/i.exec(all.toString("latin1", 0, head)) ?? [];
  return length !== undefined && all.length >= head + 4 + Number(length);
}

/** The bytes of a body that was sent in chunks (RFC 9112, section 7.1). */
export function joinChunks(body: Buffer): Buffer {
  if (!body.subarray(-endOfBody.length).equals(endOfBody)) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, end), 16);
    if (!size) return Buffer.concat(chunks);
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
