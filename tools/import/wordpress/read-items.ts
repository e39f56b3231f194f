import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Parser } from "htmlparser2";
import type { Item } from "./item";

/** An item longer than this is left out: no text of a person has 20 million characters. */
const longestItem = 20_000_000;

/** Characters that XML forbids are in many exports. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A part of an export: all before the first item, then each item. */
export type Part = { kind: "head" | "item"; item: Item } | { kind: "mistake"; words: string };

/**
 * Reads an export of WordPress (WXR, an RSS file) item by item, so that never more than a few are in memory. The parser knows the
 * entities of XML alone, so that those of a document type are not expanded, and goes on after whatever is not well formed.
 * @param file In UTF-8, UTF-16, or the encoding that its first line names.
 */
export async function* readParts(file: string): AsyncGenerator<Part> {
  const decoder = new TextDecoder(await findEncoding(file));
  const head: Item = { name: "head", attributes: {}, text: "", children: [] };
  /** The elements that are open, from the head or an item on. */
  let path = [head];
  let parts: Part[] = [];
  let items = 0;
  let length = 0;
  /** What is read now is complete. An item that is not closed ends where the next one begins. */
  const finish = () => {
    const [item] = path;
    if (item) parts.push({ kind: item === head ? "head" : "item", item });
    path = [];
    length = 0;
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const item: Item = { name, attributes, text: "", children: [] };
        if (name === "item") {
          finish();
          items += 1;
          path = [item];
        } else if (name !== "rss" && name !== "channel") {
          path.at(-1)?.children.push(item);
          if (path.length > 0) path.push(item);
        }
      },
      ontext: (text) => {
        const item = path.at(-1);
        if (item) item.text += text;
      },
      onclosetag: (name, isImplied) => {
        if (name !== path.at(-1)?.name) return;
        if (path.length > 1) path.pop();
        else if (isImplied)
          parts.push({
            kind: "mistake",
            words: `The file ends within item ${items}, which is left out. Export it again.`,
          });
        else finish();
      },
    },
    { xmlMode: true },
  );
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const text = decoder.decode(chunk as Buffer, { stream: true }).replace(forbidden, "");
    length += text.length;
    parser.write(text);
    yield* parts;
    parts = [];
    if (length > longestItem) {
      yield {
        kind: "mistake",
        words: `In item ${items}, ${length} characters follow without its end. All from there on is left out.`,
      };
      return;
    }
  }
  parser.end();
  if (items === 0) {
    finish();
    const words = "There is no item in it: is this an export of WordPress (Tools, Export, All content)?";
    parts.push({ kind: "mistake", words });
  }
  yield* parts;
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
