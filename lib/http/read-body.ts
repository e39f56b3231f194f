import { Refusal } from "./refusal";

/**
 * Largest body, in bytes. No message that the form allows may be refused: with three bytes a character, the longest one
 * has 45,000 bytes when it is percent-encoded.
 */
const maxBodyBytes = 64 * 1024;

/** The fields of a body, by name. */
export type FormValues = Readonly<Record<string, string>>;

/** Most fields of a form, far more than any has. Reading ten thousand takes a tenth of a second. */
const mostFields = 50;

const json = "application/json";
const accepted = new Set([json, "application/x-www-form-urlencoded"]);

/** The media type of the body, without parameters. */
function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Whether the sender is a script, and not a browser that shows the response as a page. */
export function wantsJson(request: Request): boolean {
  return mediaType(request) === json || (request.headers.get("accept") ?? "").includes(json);
}

/**
 * Reads the fields of a posted form or of JSON. Values that are not text are dropped, because no field has any.
 * @throws Refusal 415 for another media type, 413 for a body over the limit, 400 for one that cannot be parsed.
 */
export async function readBody(request: Request, limit = maxBodyBytes): Promise<FormValues> {
  const type = mediaType(request);
  if (!accepted.has(type)) throw new Refusal(415, "This kind of data cannot be read. Please use the form.");
  const bytes = await readBytes(request, limit, tooMuchText(request));
  try {
    return onlyText(type === json ? parseJson(bytes) : parseForm(bytes));
  } catch {
    throw new Refusal(400, "What was sent could not be read. Please use the form.");
  }
}

/** Without script, the text is still in the form on the previous page. The response cannot show what was not read. */
function tooMuchText(request: Request): string {
  const wayOut = wantsJson(request)
    ? "Please shorten it."
    : "Go back in your browser to shorten it: your text is still there.";
  return `That is too much text to send at once. ${wayOut}`;
}

/**
 * Reads a body of at most `limit` bytes. Counts them as they arrive, because Content-Length may be wrong or missing.
 * @throws Refusal 413 with this message for a body over the limit.
 */
export async function readBytes(request: Request, limit: number, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, message);
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function parseJson(bytes: Uint8Array): [string, unknown][] {
  const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("Not an object.");
  return Object.entries(value);
}

function parseForm(bytes: Uint8Array): [string, string][] {
  const text = new TextDecoder().decode(bytes);
  if (text.split("&").length > mostFields) throw new TypeError("Too many fields.");
  return [...new URLSearchParams(text)];
}

function onlyText(entries: [string, unknown][]): FormValues {
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
