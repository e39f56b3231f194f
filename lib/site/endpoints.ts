import { routes } from "./routes";

/** An address of app/ that is no page: a `route.ts`. */
export type Endpoint = {
  /** Its folder in app/, as Next.js names the route. */
  route: string;
  /** What it takes, where that is not GET and HEAD. */
  methods?: readonly string[];
  /** Given where each listing has one; which there are is then asked of the content, and not of the route. */
  of?: "categories";
};

/** Every route handler. lib/site/pages.ts has the pages. */
export const endpoints: readonly Endpoint[] = [
  { route: routes.contactApi(), methods: ["POST"] },
  { route: routes.newsletterApi(), methods: ["POST"] },
  { route: "/api/revalidate", methods: ["POST"] },
  { route: "/api/search" },
  ...[undefined, "blog", "reviews", "changes"].flatMap((slug) => [
    { route: routes.rssFeed(slug) },
    { route: routes.jsonFeed(slug) },
  ]),
  { route: routes.rssFeed("[slug]"), of: "categories" },
  { route: routes.jsonFeed("[slug]"), of: "categories" },
  { route: routes.sitemap() },
  { route: "/sitemaps/[part]" },
  { route: "/robots.txt" },
  { route: routes.llmsText() },
  { route: routes.securityText() },
  { route: routes.indexNowKey() },
  { route: "/media/[file]" },
];
