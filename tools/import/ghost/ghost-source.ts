import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Source, SourceEntry } from "../source";
import { decodeText } from "../text/decode-text";

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const post = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: words,
  slug: words,
  html: words,
  feature_image: words,
  type: words,
  status: words,
  visibility: words,
  custom_excerpt: words,
  published_at: words,
  created_at: words,
  updated_at: words,
});
const named = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: words,
  slug: words,
  description: words,
  bio: words,
  visibility: words,
});
const pair = z.object({
  post_id: z.union([z.string(), z.number()]).transform(String),
  sort_order: z.number().nullish(),
});

const data = z.object({
  posts: z.array(z.unknown()).default([]),
  tags: z.array(named).default([]),
  users: z.array(named).default([]),
  posts_tags: z.array(pair.extend({ tag_id: z.union([z.string(), z.number()]).transform(String) })).default([]),
  posts_authors: z.array(pair.extend({ author_id: z.union([z.string(), z.number()]).transform(String) })).default([]),
  posts_meta: z
    .array(
      z.object({
        post_id: z.union([z.string(), z.number()]).transform(String),
        meta_title: words,
        meta_description: words,
        feature_image_alt: words,
      }),
    )
    .default([]),
  settings: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
});
const file = z.union([
  z.object({ db: z.array(z.object({ data })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data }).transform((one) => one.data),
]);

/**
 * An export of Ghost (Settings, Labs, Export) as a source. Its first tag is the category, as Ghost's themes use it; tags that
 * begin with # are internal, and left out.
 * @param url Where the old site was: Ghost's exports do not say.
 * @throws Error if it is none.
 */
export function readGhost(name: string, url: string): Source {
  const read = file.safeParse(parseJson(name));
  if (!read.success || !read.data) throw new Error(`${name} is no export of Ghost: it needs "db" with "data".`);
  const { posts, tags, users, posts_tags, posts_authors, posts_meta, settings } = read.data;
  const mistakes: string[] = [];
  const texts = posts.flatMap((one, index) => {
    const result = post.safeParse(one);
    if (!result.success) mistakes.push(`Post ${index + 1} cannot be read, and is left out.`);
    return result.success ? [result.data] : [];
  });
  const tagNames = new Map(tags.filter(({ name: tag }) => !tag.startsWith("#")).map((tag) => [tag.id, tag.name]));
  const entries = texts.map((one): SourceEntry => {
    const own = posts_tags
      .filter(({ post_id }) => post_id === one.id)
      .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
    const [category, ...others] = own.flatMap(({ tag_id }) => tagNames.get(tag_id) ?? []);
    const meta = posts_meta.find(({ post_id }) => post_id === one.id);
    const isOpen = one.visibility === "" || one.visibility === "public";
    return {
      kind: one.type === "page" ? "page" : "article",
      key: `ghost ${one.id}`,
      title: decodeText(one.title),
      slug: one.slug,
      url: `${url}/${one.slug}/`,
      html: one.html.replaceAll("__GHOST_URL__", url),
      excerpt: decodeText(one.custom_excerpt),
      date: (one.published_at || one.created_at).slice(0, 10),
      modified: one.updated_at.slice(0, 10),
      isDraft: (one.status !== "published" && one.status !== "scheduled") || !isOpen,
      remarks: [
        ...(one.status === "published" ? [] : [`It had the status "${one.status}".`]),
        ...(isOpen ? [] : [`It was for ${one.visibility} only, and is a draft now.`]),
      ],
      author:
        posts_authors.find(({ post_id, sort_order }) => post_id === one.id && (sort_order ?? 0) === 0)?.author_id ?? "",
      categories: category ? [category] : [],
      tags: others,
      cover: one.feature_image
        ? { url: one.feature_image.replace("__GHOST_URL__", url), alt: meta?.feature_image_alt ?? "" }
        : undefined,
      seoTitle: meta?.meta_title ?? "",
      seoDescription: meta?.meta_description ?? "",
      review: undefined,
    };
  });
  const title = settings.find(({ key }) => key === "title")?.value;
  return {
    title: typeof title === "string" ? title : "",
    url,
    authors: new Map(users.map(({ id, name: author, bio }) => [id, { name: author, bio }])),
    categories: new Map(tags.map((tag) => [tag.name, tag.description])),
    heads: entries.map((entry) => ({ ...entry, isReview: false })),
    leftOut: new Map(),
    mistakes,
    entries: async function* () {
      yield* entries;
    },
  };
}

function parseJson(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, "utf8"));
  } catch (error) {
    throw new Error(`${name} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
