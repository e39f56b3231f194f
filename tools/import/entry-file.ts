import { toSlug } from "../desk/editing/to-slug";
import { writeFields } from "../desk/editing/yaml-fields";
import type { Place } from "./addresses";
import type { Pictures } from "./pictures";
import type { SourceEntry } from "./source";
import { cutWords } from "./text/decode-text";
import { type Converted, type ConvertOptions, htmlToMarkdown } from "./text/html-to-markdown";

export type FileOptions = {
  place: Place;
  site: string;
  /** The file of content/authors. */
  author: string;
  pictures: Pictures;
  link: ConvertOptions["link"];
};

export type EntryFile = {
  text: string;
  /** For the report: what was changed or left out, and what needs an editor. */
  remarks: readonly string[];
};

/** A text of the old site as a content file. What the fields of this site want and the old text lacks is filled in, and named. */
export async function makeEntryFile(entry: SourceEntry, options: FileOptions): Promise<EntryFile> {
  const { place } = options;
  const remarks = [...entry.remarks, ...place.remarks];
  const body = await convert(entry, options);
  remarks.push(...body.remarks);
  const fields =
    place.folder === "pages" ? pageFields(entry, body, remarks) : await articleFields(entry, body, options, remarks);
  if (body.markdown === "") remarks.push("It has no text.");
  return {
    text: `---\n${writeFields(fields)}---\n${body.markdown || "This text was empty on the old site."}\n`,
    remarks,
  };
}

async function convert(entry: SourceEntry, { link, pictures }: FileOptions): Promise<Converted> {
  try {
    return await htmlToMarkdown(entry.html, { link, picture: (url) => pictures.place(url, "text") });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { markdown: "", words: "", remarks: ["Its HTML is nested so deeply that it cannot be read."] };
  }
}

async function articleFields(
  entry: SourceEntry,
  body: Converted,
  { place, site, author, pictures }: FileOptions,
  remarks: string[],
) {
  const title = fitLine(entry.title, { least: 10, most: 90, filler: ` · ${site}` }, "title", remarks);
  const category = cutWords(entry.categories[0] || "Uncategorized", 40);
  if (entry.categories.length > 1)
    remarks.push(`Other categories of it are tags now: ${entry.categories.slice(1).join(", ")}.`);
  const tags = distinct([...entry.tags, ...entry.categories.slice(1)].map((tag) => cutWords(tag, 30)));
  if (tags.length > 6) remarks.push(`These tags are one too many, and left out: ${tags.slice(6).join(", ")}.`);
  const cover = await coverOf(entry, pictures, remarks);
  const review = place.folder === "reviews" ? entry.review : undefined;
  if (review?.rating !== undefined)
    remarks.push(
      `It is a review now, with its ${review.rating} stars. Readers see them when the app has a test of its own (content/test-reports).`,
    );
  return {
    id: place.id,
    title,
    seoTitle: entry.seoTitle.length >= 10 && entry.seoTitle !== title ? cutWords(entry.seoTitle, 60) : undefined,
    excerpt: excerptOf(entry, body, site, remarks),
    category,
    tags: tags.length > 0 ? tags.slice(0, 6) : [cutWords(category, 30)],
    ...cover,
    date: entry.date,
    updated: entry.modified > entry.date ? entry.modified : undefined,
    author,
    ...(review && {
      product: cutWords(review.product, 60),
      rating: review.rating === undefined ? undefined : { overall: review.rating },
      pros: review.pros.slice(0, 8).map((one) => cutWords(one, 160)),
      cons: review.cons.slice(0, 8).map((one) => cutWords(one, 160)),
      verdict: cutWords(review.verdict || excerptOf(entry, body, site, []), 500),
    }),
    draft: entry.isDraft || undefined,
  };
}

function pageFields(entry: SourceEntry, body: Converted, remarks: string[]) {
  const title = fitLine(entry.title, { least: 1, most: 60, filler: "Untitled" }, "title", remarks);
  return {
    title,
    seoTitle: cutWords(entry.seoTitle.length >= 5 ? entry.seoTitle : title.padEnd(5, "."), 60),
    seoDescription: excerptOf(entry, body, title, remarks),
  };
}

async function coverOf(entry: SourceEntry, pictures: Pictures, remarks: string[]) {
  const placed = entry.cover && (await pictures.place(entry.cover.url, "cover"));
  if (placed) {
    const alt = entry.cover?.alt.replace(/\s+/g, " ").trim() ?? "";
    if (alt.length < 10) remarks.push("Say what its cover shows (coverAlt).");
    return {
      coverImage: placed,
      coverAlt: alt.length < 10 ? `Cover of “${cutWords(entry.title, 120)}”` : cutWords(alt, 160),
    };
  }
  remarks.push(
    entry.cover
      ? `Its picture ${entry.cover.url} is not among the uploads, or is smaller than 1200 × 675: it has a plain one.`
      : "It had no picture: it has a plain one.",
  );
  return {
    coverImage: await pictures.plain(entry.categories[0] ?? "text", "cover"),
    coverAlt: "A plain field of colour with a line",
  };
}

/** The description that search engines had, else the excerpt, else how the text begins. */
function excerptOf(entry: SourceEntry, { words }: Converted, site: string, remarks: string[]): string {
  const found = [entry.seoDescription, entry.excerpt, words].find((text) => text.length >= 50);
  const rest =
    `${entry.excerpt || words || entry.title}. An article of ${site}, ${entry.date}, waiting for a description.`.trim();
  if (!found) remarks.push("Write its excerpt: there was nothing to make one of.");
  return cutWords(found ?? rest, 160).replaceAll("{{", "{ {");
}

function fitLine(
  text: string,
  { least, most, filler }: { least: number; most: number; filler: string },
  field: string,
  remarks: string[],
): string {
  if (text.length > most) {
    remarks.push(`Its ${field} has more than ${most} characters, and was cut. Whole: “${text}”`);
    return cutWords(text, most);
  }
  if (text.length >= least && text !== "") return text;
  remarks.push(`Its ${field} is too short (“${text}”): write one.`);
  return `${text || "Untitled"}${filler}`.padEnd(least, ".").slice(0, most);
}

/** Tags that differ in case alone are one. */
function distinct(tags: readonly string[]): string[] {
  return [
    ...new Map(
      tags
        .filter(Boolean)
        .reverse()
        .map((tag) => [tag.toLowerCase(), tag]),
    ).values(),
  ].reverse();
}

/** The address part of an author. */
export function authorSlug(name: string): string {
  return toSlug(name) || "author";
}
