// @ts-check

/**
 * Where the flight data of a page contain the path (`c`, as segments) and the query (`q`) of the request for which Next
 * rendered it. One line of the data.
 */
const requestFields = /(?<=^|\n)(0:\{"P":[^,\n]*,)"c":\[(?:"(?:[^"\\\n]|\\.)*",?)*\],"q":"(?:[^"\\\n]|\\.)*"/g;

/** The segment that contains the request; the other segments are parts of the page. */
const wholePage = "/_full";

/** @typedef {{ rscData?: Buffer | undefined, segmentData?: Map<string, Buffer> | undefined }} PageData */

/**
 * Replaces path and query of the request that rendered the page by the page's own path and no query, because its data
 * are cached for all readers. Nothing is lost: the browser takes them from its address bar. The HTML has none of them once its
 * scripts are deferred.
 * @param {PageData} page
 * @param {string} path The page's own path.
 * @returns {PageData | undefined} `undefined` if the data do not have the shape of this version of Next. Such a page may
 * contain the query of a reader and must not be cached.
 */
export function scrubRequest({ rscData, segmentData }, path) {
  const scrubbed = scrub(rscData, path);
  const whole = segmentData?.get(wholePage);
  if (!scrubbed || (whole && !scrub(whole, path))) return undefined;
  if (!segmentData) return { rscData: scrubbed };
  const segments = [...segmentData].map(([name, data]) => /** @type {const} */ ([name, scrub(data, path) ?? data]));
  return { rscData: scrubbed, segmentData: new Map(segments) };
}

/** @param {Buffer | undefined} data @param {string} path */
function scrub(data, path) {
  const text = String(data);
  if (text.match(requestFields)?.length !== 1) return undefined;
  const own = `"c":${JSON.stringify(path.split("/"))},"q":""`;
  return Buffer.from(text.replace(requestFields, (_, start) => start + own));
}
