import { routes } from "../util/routes";

/** A route handler: a `route.ts` in app/. */
export type Endpoint = {
  /** Its route, as Next.js names it after its folder in app/. */
  route: string;
  /** Allowed methods; default: GET and HEAD. */
  methods?: readonly string[];
  /** Set if the content decides which addresses exist: one for each category. */
  of?: "categories";
  /** Set if only a rewrite of the middleware leads to it; nobody can visit it. */
  reached?: "middleware";
};

/** All route handlers. Pages are in lib/addresses/pages.ts. */
export const endpoints: readonly Endpoint[] = [
  { route: routes.contactApi(), methods: ["POST"] },
  { route: routes.newsletterApi(), methods: ["POST"] },
  { route: "/api/revalidate", methods: ["POST"] },
  { route: "/api/search" },
  { route: "/api/metrics" },
  { route: "/api/health/live" },
  { route: "/api/health/ready" },
  ...[undefined, "blog", "reviews", "changes"].flatMap((slug) => [
    { route: routes.rssFeed(slug) },
    { route: routes.jsonFeed(slug) },
  ]),
  { route: routes.rssFeed("[slug]"), of: "categories" },
  { route: routes.jsonFeed("[slug]"), of: "categories" },
  { route: routes.sitemap() },
  { route: "/robots.txt" },
  { route: routes.llmsText() },
  { route: routes.securityText() },
  { route: "/media/[file]" },
  { route: routes.evidence("[file]") },
  { route: routes.data("[file]") },
  { route: "/markdown/[folder]/[slug]", reached: "middleware" },
];
