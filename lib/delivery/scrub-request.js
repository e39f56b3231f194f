// @ts-check
import { htmlEscapeJsonString } from "next/dist/shared/lib/htmlescape.js";
import { readScripts } from "./read-elements.js";

/**
 * Where Next notes in a page's data the path (`c`, in parts) and the query (`q`) of the request that it made the page for.
 * The row is a line of its own.
 */
const noted = /(?<=^|\n)0:\{"P":[^,\n]*,"c":(\[(?:"(?:[^"\\\n]|\\.)*",?)*\]),"q":("(?:[^"\\\n]|\\.)*")/g;

/** The segment that notes the request; the others are parts of the page. */
const wholePage = "/_full";

/** One piece of the data as Next prints it into the page. */
const piece = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;

/**
 * Puts the page's own path, and no query, in the place of those of the reader whose visit made the page: it is kept for all.
 * The browser takes its address from the address bar, so nothing is lost.
 * @template {{ html: string, rscData?: Buffer | undefined, segmentData?: Map<string, Buffer> | undefined }} Page
 * @param {Page} page As Next made it, before its scripts are held.
 * @param {string} path The page's own.
 * @returns {Page | undefined} `undefined` when the data have not the shape that is expected of this version of Next. Such a
 *   page may say who asked for it, and must not be kept.
 */
export function scrubRequest(page, path) {
  const html = scrubHtml(page.html, path);
  const rscData = page.rscData && scrubBuffer(page.rscData, path);
  if (html === undefined || (page.rscData && !rscData)) return undefined;
  const scrubbed = { ...page, html, ...(rscData && { rscData }) };
  if (!page.segmentData) return scrubbed;
  const whole = page.segmentData.get(wholePage);
  if (whole && !scrubBuffer(whole, path)) return undefined;
  const segments = [...page.segmentData].map(
    ([name, data]) => /** @type {const} */ ([name, scrubBuffer(data, path) ?? data]),
  );
  return { ...scrubbed, segmentData: new Map(segments) };
}

/** @param {Buffer} data @param {string} path */
function scrubBuffer(data, path) {
  const text = data.toString("utf8");
  const edit = findEdit(text, path);
  return edit && Buffer.from(text.slice(0, edit.start) + edit.text + text.slice(edit.end));
}

/**
 * The data stand in the page in pieces, cut anywhere.
 * @param {string} html @param {string} path
 */
function scrubHtml(html, path) {
  const pieces = readScripts(html).flatMap(({ start, end, attributes, content }) => {
    const json = attributes.size === 0 ? piece.exec(content)?.[1] : undefined;
    return json === undefined ? [] : [{ start, end, text: readText(json) }];
  });
  const edit = findEdit(pieces.map(({ text }) => text).join(""), path);
  if (!edit) return undefined;
  let result = "";
  let at = 0;
  let offset = 0;
  for (const { start, end, text } of pieces) {
    const from = Math.min(Math.max(edit.start - offset, 0), text.length);
    const to = Math.min(Math.max(edit.end - offset, 0), text.length);
    const isFirst = edit.start >= offset && edit.start < offset + text.length;
    offset += text.length;
    if (from === to) continue;
    const changed = text.slice(0, from) + (isFirst ? edit.text : "") + text.slice(to);
    result += `${html.slice(at, start)}<script>self.__next_f.push(${htmlEscapeJsonString(JSON.stringify([1, changed]))})</script>`;
    at = end;
  }
  return result + html.slice(at);
}

/** @param {string} json @returns {string} */
function readText(json) {
  try {
    return JSON.parse(json)[1];
  } catch {
    return "";
  }
}

/** @param {string} text @param {string} path */
function findEdit(text, path) {
  const [match, another] = [...text.matchAll(noted)];
  if (!match || another) return undefined;
  const end = match.index + match[0].length;
  const start = end - `${match[1]},"q":${match[2]}`.length;
  return { start, end, text: `${JSON.stringify(path.split("/"))},"q":""` };
}
