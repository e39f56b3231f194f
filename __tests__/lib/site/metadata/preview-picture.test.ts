import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDrawn, listPictures } from "@/lib/site/metadata/drawn-pictures";
import {
  authorPicture,
  categoryPicture,
  postPicture,
  previewImage,
  previewPath,
  reviewPicture,
} from "@/lib/site/metadata/preview-picture";
import { buildPost, buildReview } from "../../../helpers/factories";

const post = buildPost({ slug: "how-prices-work", title: "How prices work" });

describe("the picture of a page", () => {
  it("has another name as soon as anything on it changes", () => {
    const path = previewPath(postPicture(post));
    expect(path).toMatch(/^\/images\/og\/blog\/how-prices-work-[0-9a-f]{10}\.jpg$/);
    expect(previewPath(postPicture({ ...post }))).toBe(path);
    expect(previewPath(postPicture({ ...post, title: "How prices work now" }))).not.toBe(path);
    expect(previewPath(postPicture({ ...post, category: "AI Tools" }))).not.toBe(path);
    const rated = (overall: number) => previewPath(reviewPicture(buildReview({ rating: { overall } })));
    expect(rated(4.2)).not.toBe(rated(4.3));
  });

  it("is the site's own until it is drawn", () => {
    const picture = postPicture(post);
    expect(previewImage(picture, () => false)).toBeUndefined();
    expect(previewImage(picture, (path) => path === previewPath(picture))).toEqual({
      src: previewPath(picture),
      alt: `${post.category}: How prices work`,
      width: 1200,
      height: 630,
    });
  });

  it("tells of each kind of page what the page shows", () => {
    const review = buildReview({ product: "Lark AI", rating: { overall: 4 } });
    expect(reviewPicture(review)).toMatchObject({ folder: "reviews", label: "Lark AI, reviewed", rating: "4.0" });
    expect(previewImage(reviewPicture(review), () => true)?.alt).toContain("Rated 4.0 out of 5");
    expect(authorPicture({ slug: "ada", role: "Editor", name: "Ada Page" })).toMatchObject({
      folder: "authors",
      label: "Editor",
      title: "Ada Page",
    });
    expect(categoryPicture({ slug: "guides", heading: "Guides" })).toMatchObject({
      folder: "categories",
      title: "Guides",
    });
  });
});

describe("the pictures that are there", () => {
  it("lists those in folders too, and none where there is no folder", () => {
    const root = mkdtempSync(join(tmpdir(), "public-"));
    expect(listPictures(root)).toEqual(new Set());
    mkdirSync(join(root, "images/og/blog"), { recursive: true });
    writeFileSync(join(root, "images/og/blog/a-1.jpg"), "");
    expect(listPictures(root)).toContain("/images/og/blog/a-1.jpg");
    rmSync(root, { recursive: true });
  });

  it("knows the site's own", () => {
    expect(isDrawn("/images/og/site.png")).toBe(true);
    expect(isDrawn("/images/og/none.png")).toBe(false);
  });
});
