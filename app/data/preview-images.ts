import type { Author, Category, Post, Review } from "@/lib/content/entry-types";
import { getBrand } from "@/lib/content/snapshot/site-document";
import { authorCard, categoryCard, postCard, previewImage, reviewCard } from "@/lib/pictures/previews/preview-card";

/** The link previews of pages. */
export const getPreview = {
  post: (post: Post) => previewImage(postCard(post), getBrand()),
  review: (review: Review) => previewImage(reviewCard(review), getBrand()),
  author: (author: Author) => previewImage(authorCard(author), getBrand()),
  category: (category: Category) => previewImage(categoryCard(category), getBrand()),
};
