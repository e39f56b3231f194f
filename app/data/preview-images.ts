import type { Author, Category, Post, Review } from "@/lib/content/entry-types";
import { isDrawn } from "@/lib/site/metadata/drawn-pictures";
import {
  authorPicture,
  categoryPicture,
  postPicture,
  previewImage,
  reviewPicture,
} from "@/lib/site/metadata/preview-picture";

/** Pictures for link previews, as they were drawn at build; what was added or renamed since shows the site's own. */
export const previewOf = {
  post: (post: Post) => previewImage(postPicture(post), isDrawn),
  review: (review: Review) => previewImage(reviewPicture(review), isDrawn),
  author: (author: Author) => previewImage(authorPicture(author), isDrawn),
  category: (category: Category) => previewImage(categoryPicture(category), isDrawn),
};
