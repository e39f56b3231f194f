import type { Author, Category, Post, Review } from "../../content/entry-types";
import { getBrand } from "../../content/snapshot/site-document";
import { authorCard, categoryCard, postCard, previewImage, reviewCard } from "./preview-card";

/** The link previews of pages. */
export const getPreview = {
  post: (post: Post) => previewImage(postCard(post), getBrand()),
  review: (review: Review) => previewImage(reviewCard(review), getBrand()),
  author: (author: Author) => previewImage(authorCard(author), getBrand()),
  category: (category: Category) => previewImage(categoryCard(category), getBrand()),
};
