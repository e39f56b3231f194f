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

/** All route handlers, and the files of app/ that are served. Pages are in lib/addresses/pages.ts. */
export const endpoints: readonly Endpoint[] = [
  { route: routes.contactApi(), methods: ["POST"] },
  { route: routes.newsletterApi(), methods: ["POST"] },
  { route: "/api/revalidate", methods: ["POST"] },
  { route: "/api/search" },
  { route: "/api/metrics" },
  { route: "/api/health/live" },
  { route: "/api/health/ready" },
  ...[undefined, "blog", "reviews", "changes"].map((slug) => ({ route: routes.rssFeed(slug) })),
  { route: routes.rssFeed("[slug]"), of: "categories" },
  { route: routes.sitemap() },
  { route: "/robots.txt" },
  { route: routes.llmsText() },
  { route: routes.securityText() },
  { route: "/icon.svg" },
  { route: "/apple-icon.png" },
  { route: "/manifest.webmanifest" },
  { route: "/media/[file]" },
  { route: routes.evidence("[file]") },
  { route: routes.data("[file]") },
  { route: "/markdown/[folder]/[slug]", reached: "middleware" },
];

/** The methods of addresses without a list of their own. */
const usual: readonly string[] = ["GET", "HEAD"];

const byAddress: ReadonlyMap<string, readonly string[]> = new Map(
  endpoints.map(({ route, methods = usual }) => [route, methods]),
);

/**
 * The methods that an address allows, even if it does not exist; `undefined` for unregistered addresses below /api/,
 * where only a handler knows. Without OPTIONS, which every address answers (RFC 9110, section 9.3.7).
 * @param path The path of the request, not normalised.
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  return byAddress.get(path) ?? (path.startsWith("/api/") ? undefined : usual);
}
