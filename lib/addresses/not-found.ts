import { routes } from "../util/routes";

/** Texts of the not-found pages. */
export const notFoundTexts = {
  page: {
    title: "Page Not Found",
    text: "The page you are looking for might have been removed or renamed, or is temporarily unavailable.",
    label: "Return to Homepage",
    href: routes.home(),
  },
  post: {
    title: "Post not found",
    text: "There is no article at this address. It may have been renamed or taken down.",
    label: "Return to blog",
    href: routes.blog(),
  },
  review: {
    title: "Review not found",
    text: "There is no review at this address. It may have been renamed or taken down.",
    label: "Return to reviews",
    href: routes.reviews(),
  },
  comparison: {
    title: "Comparison not found",
    text: "There is no comparison at this address. Choose the apps to see them side by side.",
    label: "Choose apps to compare",
    href: routes.compare(),
  },
  author: {
    title: "Author not found",
    text: "None of our authors has a page at this address.",
    label: "Return to blog",
    href: routes.blog(),
  },
  gone: {
    title: "Page removed",
    text: "This page was taken down and will not come back.",
    label: "Return to Homepage",
    href: routes.home(),
  },
  blogPage: {
    title: "No posts found.",
    text: "The blog has fewer pages than this.",
    label: "Return to First Page",
    href: routes.blog(),
  },
  categoryPage: {
    title: "No posts found in this category.",
    text: "The category has fewer pages than this.",
    label: "Return to All Posts",
    href: routes.blog(),
  },
} as const;

export type NotFoundKind = keyof typeof notFoundTexts;

/** HTTP status. 410 tells search engines that the page will not come back. */
export function getStatus(kind: NotFoundKind): 404 | 410 {
  return kind === "gone" ? 410 : 404;
}
