import { createHash } from "node:crypto";
import type { Author, Category, Post, Review } from "../content/entry-types";
import type { Brand } from "../content/schemas/brand-schema";
import { isDrawable } from "../drawing/letters";
import { formatScore } from "../format/number";
import type { PreviewImage } from "../site/metadata/page-metadata";

/** Kinds of pages that have a preview picture of their own. */
export const previewKinds = ["blog", "reviews", "authors", "categories"] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** What the picture that stands for a page in link previews shows. */
export type PreviewCard = {
  kind: PreviewKind;
  slug: string;
  /** The small line above the title. */
  label: string;
  title: string;
  /** Out of 5, with one decimal; on reviews only. */
  rating?: string;
  /** Address below /media of the picture beside the title; a drawn disc where there is none. */
  picture?: string;
};

/** In pixels, as the large networks show it (ogp.me names no size). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Goes up when the drawing changes, so that every card gets another address. */
const drawing = 2;

export function postCard({ slug, category, title, coverImage }: Post): PreviewCard {
  return { kind: "blog", slug, label: category, title, picture: coverImage };
}

export function reviewCard({ slug, product, title, rating, coverImage }: Review): PreviewCard {
  const label = `${product}, reviewed`;
  return { kind: "reviews", slug, label, title, rating: formatScore(rating.overall), picture: coverImage };
}

export function authorCard({ slug, role, name, avatar }: Author): PreviewCard {
  return { kind: "authors", slug, label: role, title: name, picture: avatar };
}

export function categoryCard({ slug, heading }: Category): PreviewCard {
  return { kind: "categories", slug, label: "The blog by subject", title: heading };
}

/** Where a card is served. The address holds a digest of all that is drawn, so what it answers never changes. */
export function previewAddress(card: PreviewCard, { name, mark, colours }: Brand): string {
  const { kind, slug, label, title, rating = "", picture = "" } = card;
  const digest = createHash("sha256")
    .update(JSON.stringify([drawing, label, title, rating, picture, name, mark, colours]))
    .digest("hex");
  return `/media/${kind}.${slug}-${digest.slice(0, 12)}.jpg`;
}

/** What an address of a card names. */
export type PreviewFile = { file: string; kind: PreviewKind; slug: string; digest: string };

/** A dot parts kind and slug: no other name below /media has one there. */
const pattern = new RegExp(`^(${previewKinds.join("|")})\\.([a-z0-9-]{1,150})-([0-9a-f]{12})\\.jpg$`);

/** Reads the last part of an address below /media; `undefined` where it names no card. */
export function parsePreviewFile(file: string): PreviewFile | undefined {
  const [, kind, slug, digest] = pattern.exec(file) ?? [];
  return slug && digest ? { file, kind: kind as PreviewKind, slug, digest } : undefined;
}

/** The card as a page's metadata names it; `undefined`, which means the site's own, where the fonts lack a letter of it. */
export function previewImage(card: PreviewCard, brand: Brand): PreviewImage | undefined {
  const { label, title, rating } = card;
  if (!isDrawable(label + title)) return undefined;
  const rated = rating ? `. Rated ${rating} out of 5` : "";
  return { src: previewAddress(card, brand), alt: `${label}: ${title}${rated}`, ...previewSize };
}
