import type { Category } from "../lib/content/entry-types";
import { getAllAuthors } from "../lib/content/snapshot/authors";
import { getAllCategories } from "../lib/content/snapshot/categories";
import { getAllPosts } from "../lib/content/snapshot/posts";
import { getAllReviews } from "../lib/content/snapshot/reviews";
import { getSite } from "../lib/content/snapshot/site-document";
import { authorPicture, categoryPicture, postPicture, reviewPicture } from "../lib/site/metadata/preview-picture";
import { openSetter } from "./art/lib/lettering";
import { makePreviews, type Wanted } from "./art/previews/make-previews";
import "./lib/closed-pipe";

/**
 * `npm run previews`, a part of the build: draws the pictures that stand for pages where links are shared. Only what is
 * new or changed is drawn.
 */
const fonts = "app/styles/fonts/og";

const wanted: Wanted[] = [
  ...getAllPosts().map((post) => ({ picture: postPicture(post), category: post.category })),
  ...getAllReviews().map((review) => ({ picture: reviewPicture(review), category: review.category })),
  ...getAllAuthors().map((author) => ({ picture: authorPicture(author) })),
  ...getAllCategories().map((category) => ({ picture: categoryPicture(category), category: coloursOf(category) })),
];

/** A listing has the colours of the first category that it takes in. */
function coloursOf({ filter }: Category): string | undefined {
  return filter === "all" ? "AI Research" : filter.find(({ category }) => category)?.category;
}

const { written, removed, failed } = await makePreviews(process.cwd(), wanted, getSite().name, {
  display: await openSetter(`${fonts}/fraunces-600.ttf`),
  text: await openSetter(`${fonts}/inter-500.ttf`),
});
for (const reason of failed) console.warn(`previews: ${reason} Its page shows the site's own picture.`);
console.log(`previews: ${wanted.length} wanted, ${written.length} drawn, ${removed.length} removed`);
