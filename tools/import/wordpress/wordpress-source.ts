import type { Source, SourceAuthor, SourceEntry, SourceHead, SourcePicture } from "../source";
import { decodeAddress } from "../text/decode-address";
import { decodeText } from "../text/decode-text";
import { type Item, listOf, metaOf, textOf, wordsOf } from "./item";
import { addParagraphs } from "./paragraphs";
import { readParts } from "./read-items";
import { findReview } from "./review-data";
import { expandShortcodes } from "./shortcodes";

/**
 * An export of WordPress (WXR 1.2) as a source. The file is read twice: first for authors, pictures and addresses, which texts
 * refer to whatever their order, then for the texts, one at a time.
 */
export async function readWordPress(file: string): Promise<Source> {
  const pictures = new Map<string, SourcePicture>();
  /** The numbers of pictures by the text that they were uploaded for. */
  const attached = new Map<string, string[]>();
  const heads: SourceHead[] = [];
  const leftOut = new Map<string, number>();
  const mistakes: string[] = [];
  let channel: Item = { name: "channel", attributes: {}, text: "", children: [] };

  for await (const part of readParts(file)) {
    if (part.kind === "mistake") mistakes.push(part.words);
    else if (part.kind === "head") channel = part.item;
    else note(part.item);
  }

  const authors = readAuthors(channel);
  return {
    title: wordsOf(channel, "title"),
    url: (textOf(channel, "wp:base_blog_url") || textOf(channel, "link")).trim().replace(/\/+$/, ""),
    authors,
    categories: new Map(
      listOf(channel, "wp:category").map((one) => [
        wordsOf(one, "wp:cat_name"),
        wordsOf(one, "wp:category_description"),
      ]),
    ),
    heads,
    leftOut,
    mistakes,
    entries,
  };

  /** Remembers what is known before texts are read, as copies: words cut from the file keep a megabyte of it in memory. */
  function note(item: Item): void {
    const type = textOf(item, "wp:post_type");
    const status = textOf(item, "wp:status");
    if (type === "attachment") {
      const alt = decodeText(metaOf(item).get("_wp_attachment_image_alt") ?? "") || wordsOf(item, "title");
      const id = textOf(item, "wp:post_id");
      const text = textOf(item, "wp:post_parent");
      pictures.set(id, structuredClone({ url: textOf(item, "wp:attachment_url").trim(), alt }));
      attached.set(text, [...(attached.get(text) ?? []), id]);
    }
    const comments = listOf(item, "wp:comment").length;
    if (comments > 0) leftOut.set("comment", (leftOut.get("comment") ?? 0) + comments);
    const kind = kindOf(type);
    if (kind === undefined || status === "trash" || status === "auto-draft") {
      const name = kind === undefined ? type || "item without a type" : `${type} (${status})`;
      leftOut.set(name, (leftOut.get(name) ?? 0) + 1);
      return;
    }
    const head: SourceHead = {
      kind,
      key: keyOf(item),
      title: wordsOf(item, "title"),
      slug: decodeAddress(textOf(item, "wp:post_name")),
      url: textOf(item, "link").trim(),
      isDraft: isDraft(status) || textOf(item, "wp:post_password") !== "",
      date: firstDay(item),
      isReview: kind === "article" && findReview(textOf(item, "content:encoded"), metaOf(item), "") !== undefined,
    };
    heads.push(structuredClone(head));
  }

  async function* entries(): AsyncGenerator<SourceEntry> {
    for await (const part of readParts(file)) {
      const entry = part.kind === "item" ? toEntry(part.item) : undefined;
      if (entry) yield entry;
    }
  }

  function toEntry(item: Item): SourceEntry | undefined {
    const kind = kindOf(textOf(item, "wp:post_type"));
    const status = textOf(item, "wp:status");
    if (kind === undefined || status === "trash" || status === "auto-draft") return undefined;
    const meta = metaOf(item);
    const title = wordsOf(item, "title");
    const html = textOf(item, "content:encoded");
    const expanded = expandShortcodes(html, (id) => pictures.get(id), attached.get(textOf(item, "wp:post_id")) ?? []);
    const terms = listOf(item, "category");
    const named = (domain: string) =>
      terms.filter(({ attributes }) => attributes.domain === domain).map(({ text }) => decodeText(text));
    const categories = named("category");
    const primary = primaryCategory(channel, meta);
    const picture = pictures.get(meta.get("_thumbnail_id") ?? "");
    return {
      kind,
      key: keyOf(item),
      title,
      slug: decodeAddress(textOf(item, "wp:post_name")),
      url: textOf(item, "link").trim(),
      html: addParagraphs(expanded.html),
      excerpt: wordsOf(item, "excerpt:encoded"),
      date: firstDay(item),
      modified: dayOf(textOf(item, "wp:post_modified")) ?? "",
      isDraft: isDraft(status) || textOf(item, "wp:post_password") !== "",
      remarks: [
        ...(status === "publish" ? [] : [`It had the status "${status}".`]),
        ...(textOf(item, "wp:post_password") === "" ? [] : ["It was protected by a password, and is a draft now."]),
        ...expanded.unknown.map((name) => `The shortcode [${name}] means nothing here, and is left out.`),
      ],
      author: textOf(item, "dc:creator").trim(),
      categories:
        primary && categories.includes(primary)
          ? [primary, ...categories.filter((one) => one !== primary)]
          : categories,
      tags: named("post_tag"),
      cover: picture,
      seoTitle: fillVariables(
        meta.get("_yoast_wpseo_title") ?? meta.get("rank_math_title") ?? "",
        title,
        wordsOf(channel, "title"),
      ),
      seoDescription: decodeText(
        fillVariables(
          meta.get("_yoast_wpseo_metadesc") ?? meta.get("rank_math_description") ?? "",
          title,
          wordsOf(channel, "title"),
        ),
      ),
      review: kind === "article" ? findReview(html, meta, title) : undefined,
    };
  }
}

/** Types of plugins and of WordPress itself are no texts that this site has a place for; the report counts them. */
function kindOf(type: string): SourceEntry["kind"] | undefined {
  if (type === "post") return "article";
  return type === "page" ? "page" : undefined;
}

function isDraft(status: string): boolean {
  return status !== "publish" && status !== "future";
}

function keyOf(item: Item): string {
  return `${textOf(item, "wp:post_type")} ${textOf(item, "wp:post_id") || textOf(item, "guid")}`;
}

function firstDay(item: Item): string {
  const days = ["wp:post_date", "wp:post_date_gmt", "wp:post_modified"].map((name) => dayOf(textOf(item, name)));
  return days.find((day) => day !== undefined) ?? "2000-01-01";
}

function dayOf(date: string): string | undefined {
  const day = date.slice(0, 10);
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function readAuthors(channel: Item): ReadonlyMap<string, SourceAuthor> {
  return new Map(
    listOf(channel, "wp:author").map((one) => {
      const login = textOf(one, "wp:author_login").trim();
      const name =
        wordsOf(one, "wp:author_display_name") ||
        [wordsOf(one, "wp:author_first_name"), wordsOf(one, "wp:author_last_name")].join(" ").trim();
      return [login, { name: name || login, bio: wordsOf(one, "wp:author_description") }];
    }),
  );
}

function primaryCategory(channel: Item, meta: ReadonlyMap<string, string>): string | undefined {
  const id = meta.get("_yoast_wpseo_primary_category") ?? meta.get("rank_math_primary_category");
  const found = id ? listOf(channel, "wp:category").find((one) => textOf(one, "wp:term_id") === id) : undefined;
  return found && wordsOf(found, "wp:cat_name");
}

/** Titles of Yoast and Rank Math have variables: "%%title%% %%sep%% %%sitename%%", "%title% %sep% %sitename%". */
function fillVariables(text: string, title: string, site: string): string {
  const known: Readonly<Record<string, string>> = { title, sitename: site, sep: "-", separator: "-", page: "" };
  return text
    .replace(/%%?([a-z_]+)%%?/gi, (_, name: string) => known[name.toLowerCase()] ?? "")
    .replace(/\s+/g, " ")
    .replace(/^[\s-]+|[\s-]+$/g, "");
}
