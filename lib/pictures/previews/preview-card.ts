import type { Author, Category, Post, Review } from "../../content/entry-types";
import type { Brand } from "../../content/schemas/brand-schema";
import { authorsBySlug, categoriesBySlug, postsBySlug, rankingBySlug, type Site } from "../../content/site/site";
import { sha256 } from "../../util/digest";
import { formatScore } from "../../util/number";
import { nameWithSample } from "../../util/sample";

/** Kinds of pages that have a card of their own. */
const previewKinds = ["blog", "reviews", "authors", "categories"] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** What the link preview of a page shows. */
export type PreviewCard = {
  kind: PreviewKind;
  slug: string;
  /** The small line above the title. */
  label: string;
  title: string;
  /** Out of 5, with one decimal; on reviews of tested apps only, and never a sample. */
  rating?: string;
  /** Address below /media of the picture beside the title; without it, a disc is drawn. */
  picture?: string;
};

/** A picture for link previews. `src` is its path on the site. */
export type PreviewImage = { src: string; alt: string; width: number; height: number };

/** In pixels: the size that the large networks show (ogp.me gives none). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Raise it when the drawing changes, so that every card gets a new address. */
const drawingVersion = 3;

export function postCard({ slug, category, title, coverImage }: Post): PreviewCard {
  return { kind: "blog", slug, label: category, title, picture: coverImage };
}

export function reviewCard({ slug, product, title, score, coverImage }: Review): PreviewCard {
  const rating = score && !score.isSample ? { rating: formatScore(score.overall) } : {};
  return { kind: "reviews", slug, label: `${product}, reviewed`, title, ...rating, picture: coverImage };
}

export function authorCard({ slug, role, name, avatar, sample }: Author): PreviewCard {
  return { kind: "authors", slug, label: nameWithSample(role, sample), title: name, picture: avatar };
}

export function categoryCard({ slug, heading }: Category): PreviewCard {
  return { kind: "categories", slug, label: "The blog by subject", title: heading };
}

/** Where a card is served. The address contains a digest of all that is drawn, so its response never changes. */
export function previewAddress(card: PreviewCard, { name, mark, colours }: Brand): string {
  const { kind, slug, label, title, rating = "", picture = "" } = card;
  const digest = sha256(JSON.stringify([drawingVersion, label, title, rating, picture, name, mark, colours]));
  return `/media/${kind}.${slug}-${digest.slice(0, 12)}.jpg`;
}

/** The parts of a card's address. */
export type PreviewFile = { file: string; kind: PreviewKind; slug: string };

/** A dot separates kind and slug: no other name below /media has one there. */
const pattern = new RegExp(`^(${previewKinds.join("|")})\\.([a-z0-9-]{1,150})-[0-9a-f]{12}\\.jpg$`);

/** Reads the last part of an address below /media; `undefined` when it is not the address of a card. */
export function parsePreviewFile(file: string): PreviewFile | undefined {
  const [, kind, slug] = pattern.exec(file) ?? [];
  return slug ? { file, kind: kind as PreviewKind, slug } : undefined;
}

/** Latin letters up to Latin Extended-B, and typographic punctuation: what the fonts of cards have. */
const drawable = /^[\u0020-\u007e\u00a0-\u024fˆ˜–—‘’‚“”„•…‹›⁄€™−]*$/;

/** Whether the fonts have every letter of a card. */
export function isDrawable({ label, title }: Pick<PreviewCard, "label" | "title">): boolean {
  return drawable.test(label + title);
}

/** The card for a page's metadata; `undefined`, which means the site's picture, when the fonts lack a letter of it. */
export function previewImage(card: PreviewCard, brand: Brand): PreviewImage | undefined {
  const { label, title, rating } = card;
  if (!isDrawable(card)) return undefined;
  const rated = rating ? `. Rated ${rating} out of 5` : "";
  return { src: previewAddress(card, brand), alt: `${label}: ${title}${rated}`, ...previewSize };
}

/** The card of a page by its kind and slug; `undefined` when there is no such page. */
export function findCard(site: Site, kind: PreviewKind, slug: string): PreviewCard | undefined {
  const found = { blog: postsBySlug, reviews: rankingBySlug, authors: authorsBySlug, categories: categoriesBySlug };
  const card = { blog: postCard, reviews: reviewCard, authors: authorCard, categories: categoryCard };
  const entry = found[kind](site).get(slug);
  return entry && (card[kind] as (entry: unknown) => PreviewCard)(entry);
}
