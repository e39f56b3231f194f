import { createHash } from "node:crypto";
import type { Author, Category, Post, Review } from "../../content/entry-types";
import { formatScore } from "../../format/number";
import type { PreviewImage } from "./page-metadata";

/** What the picture that stands for a page in link previews tells. */
export type PreviewPicture = {
  folder: "blog" | "reviews" | "authors" | "categories";
  slug: string;
  /** The small line above the title. */
  label: string;
  title: string;
  /** Out of 5, with one decimal; on reviews only. */
  rating?: string;
};

/** Goes up when the drawing changes, so that every picture is drawn again. */
const drawing = 1;

export const previewSize = { width: 1200, height: 630 } as const;

export function postPicture({ slug, category, title }: Pick<Post, "slug" | "category" | "title">): PreviewPicture {
  return { folder: "blog", slug, label: category, title };
}

export function reviewPicture(review: Pick<Review, "slug" | "product" | "title" | "rating">): PreviewPicture {
  const { slug, product, title, rating } = review;
  return { folder: "reviews", slug, label: `${product}, reviewed`, title, rating: formatScore(rating.overall) };
}

export function authorPicture({ slug, role, name }: Pick<Author, "slug" | "role" | "name">): PreviewPicture {
  return { folder: "authors", slug, label: role, title: name };
}

export function categoryPicture({ slug, heading }: Pick<Category, "slug" | "heading">): PreviewPicture {
  return { folder: "categories", slug, label: "The blog by subject", title: heading };
}

/**
 * Where the picture lies below `public/`. The name carries a digest of all that is on it: a title that has changed since
 * the site was built has no picture, and none that tells the old title is shown.
 */
export function previewPath(picture: PreviewPicture): string {
  const { folder, slug, label, title, rating = "" } = picture;
  const digest = createHash("sha256")
    .update(JSON.stringify([drawing, label, title, rating]))
    .digest("hex");
  return `/images/og/${folder}/${slug}-${digest.slice(0, 10)}.jpg`;
}

/** The picture as a page's metadata names it; `undefined`, which means the site's own, where it was not drawn. */
export function previewImage(picture: PreviewPicture, isDrawn: (path: string) => boolean): PreviewImage | undefined {
  const src = previewPath(picture);
  const rated = picture.rating ? `. Rated ${picture.rating} out of 5` : "";
  return isDrawn(src) ? { src, alt: `${picture.label}: ${picture.title}${rated}`, ...previewSize } : undefined;
}
