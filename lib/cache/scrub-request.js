// @ts-check
import { readScripts } from "./read-elements.js";

/**
 * Where the flight data of a page contain the path (`c`, as segments) and the query (`q`) of the request for which Next
 * rendered it. One line of the data.
 */
const requestFields = /(?<=^|\n)0:\{"P":[^,\n]*,"c":(\[(?:"(?:[^"\\\n]|\\.)*",?)*\]),"q":("(?:[^"\\\n]|\\.)*")/g;

/** The segment that contains the request; the other segments are parts of the page. */
const wholePage = "/_full";

/** An inline script with one chunk of the flight data. */
const piece = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;

/**
 * Replaces path and query of the request that rendered the page by the page's own path and no query, because the page
 * is cached for all readers. Nothing is lost: the browser takes them from its address bar.
 * @template {{ html: string, rscData?: Buffer | undefined, segmentData?: Map<string, Buffer> | undefined }} Page
 * @param {Page} page As Next rendered it, before its scripts are deferred.
 * @param {string} path The page's own path.
 * @returns {Page | undefined} `undefined` if the data do not have the shape of this version of Next. Such a page may
 * contain the query of a reader and must not be cached.
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
 * The page contains the data in chunks, which may end anywhere.
 * @param {string} html @param {string} path
 */
function scrubHtml(html, path) {
  const pieces = readScripts(html).flatMap(({ start, end, attributes, content }) => {
    const json = attributes.size === 0 ? piece.exec(content)?.[1] : undefined;
    return json === undefined ? [] : [{ start, end, text: readText(json) }];
  });
  const edit = findEdit(pieces.map(({ text }) => text).join(""), path);
  if (!edit) return undefined;
  if (edit.isSame) return html;
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
    result += `${html.slice(at, start)}<script>self.__next_f.push(${toScriptJson([1, changed])})</script>`;
    at = end;
  }
  return result + html.slice(at);
}

/** JSON that ends no script element, as Next writes it. @param {unknown} value */
function toScriptJson(value) {
  return JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
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
  const [match, another] = [...text.matchAll(requestFields)];
  if (!match || another) return undefined;
  const end = match.index + match[0].length;
  const start = end - `${match[1]},"q":${match[2]}`.length;
  const own = `${JSON.stringify(path.split("/"))},"q":""`;
  return { start, end, text: own, isSame: text.slice(start, end) === own };
}
