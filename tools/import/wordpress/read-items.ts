import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/** An item longer than this is left out: no text of a person has 20 million characters. */
const longestItem = 20_000_000;

/** A part of an export: all before the first item, then each item, as XML. */
export type Part = { kind: "head" | "item"; xml: string } | { kind: "mistake"; words: string };

/**
 * Cuts an export of WordPress (WXR, an RSS file) at its items, so that never more than one is in memory. A document type with
 * entities of its own stands before the items and is never read, so that none can be expanded.
 * @param file In UTF-8, UTF-16, or the encoding that its first line names.
 */
export async function* readParts(file: string): AsyncGenerator<Part> {
  const decoder = new TextDecoder(await findEncoding(file));
  let rest = "";
  let kind: "head" | "item" = "head";
  let items = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    rest += decoder.decode(chunk as Buffer, { stream: true });
    for (;;) {
      const end = kind === "head" ? findTag(rest, /<item[\s>]/g) : findTag(rest, /<\/item\s*>/g);
      if (!end) break;
      const xml = rest.slice(0, kind === "head" ? end.start : end.end);
      rest = rest.slice(kind === "head" ? end.start : end.end);
      if (kind === "item") items += 1;
      const from = kind === "item" ? findTag(xml, /<item[\s>]/g) : undefined;
      yield { kind, xml: from ? xml.slice(from.start) : xml };
      kind = "item";
    }
    if (rest.length > longestItem) {
      yield {
        kind: "mistake",
        words: `After item ${items}, ${rest.length} characters follow without an end of an item. All from there on is left out.`,
      };
      return;
    }
  }
  if (kind === "head") {
    yield { kind: "head", xml: rest };
    yield {
      kind: "mistake",
      words: "There is no item in it: is this an export of WordPress (Tools, Export, All content)?",
    };
  } else if (findTag(rest, /<item[\s>]/g)) {
    yield { kind: "mistake", words: `The file ends within item ${items + 1}, which is left out. Export it again.` };
  }
}

/** The first match outside of CDATA and comments, where tags are text. */
function findTag(xml: string, tag: RegExp): { start: number; end: number } | undefined {
  let from = 0;
  for (;;) {
    tag.lastIndex = from;
    const found = tag.exec(xml);
    if (!found) return undefined;
    const text = endOfText(xml, from, found.index);
    if (text === undefined) return { start: found.index, end: tag.lastIndex };
    if (text === -1) return undefined;
    from = text;
  }
}

/** Where the CDATA or comment ends that holds a place; -1 if its end is not there yet, `undefined` if none holds it. */
function endOfText(xml: string, from: number, place: number): number | undefined {
  let at = from;
  for (;;) {
    const [start, close] = firstOf(xml, at);
    if (start === -1 || start > place) return undefined;
    const end = xml.indexOf(close, start);
    if (end === -1) return -1;
    if (end > place) return end + close.length;
    at = end + close.length;
  }
}

function firstOf(xml: string, from: number): [number, string] {
  const data = xml.indexOf("<![CDATA[", from);
  const comment = xml.indexOf("<!--", from);
  return comment !== -1 && (data === -1 || comment < data) ? [comment, "-->"] : [data, "]]>"];
}

async function findEncoding(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, 200, 0);
    const [first, second] = buffer;
    if (bytesRead > 1 && first === 0xff && second === 0xfe) return "utf-16le";
    if (bytesRead > 1 && first === 0xfe && second === 0xff) return "utf-16be";
    const named = /encoding=["']([\w-]+)["']/.exec(buffer.toString("latin1"))?.[1] ?? "utf-8";
    new TextDecoder(named);
    return named;
  } catch {
    return "utf-8";
  } finally {
    await handle.close();
  }
}
