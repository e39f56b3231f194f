import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { ownScripts } from "@/app/own-scripts";
import { queries } from "@/app/queries";
import { allowedMethods } from "@/lib/addresses/endpoints";
import { knownAddresses } from "@/lib/addresses/known-addresses";
import { getStatus } from "@/lib/addresses/not-found";
import { queryPageAt, readMarkdownAddress } from "@/lib/addresses/page-addresses";
import { publicFileAt } from "@/lib/addresses/routing/public-files";
import { resolveRequest } from "@/lib/addresses/routing/resolve-request";
import { buildNoncePolicy } from "@/lib/cache/security-policy";
import { currentSite } from "@/lib/content/site/current-site";
import { processState } from "@/lib/runtime/process-state.js";
import { isTooLongQuery } from "@/lib/server/limit-request";
import { routes } from "@/lib/util/routes";

/**
 * Runs in Node, because it reads the content (docs/decisions/003-middleware.md). The matcher leaves out only Next's own
 * files: any other unknown address that it left out would be rendered and cached as a category's page.
 */
export const config = { runtime: "nodejs", matcher: ["/((?!_next/static/).*)"] };

/** Answers redirects, unknown addresses and methods before anything is rendered. */
export function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (isTooLongQuery(new URL(request.url).search.slice(1))) return respondTooLong();
  const allowed = allowedMethods(pathname);
  if (allowed && !allowed.includes(request.method)) return respondToMethod(request.method, allowed);
  const resolved = resolveRequest(pathname, knownAddresses(currentSite()), publicFileAt);
  // In development Next.js has addresses of its own.
  const isLeftToNext = process.env.NODE_ENV === "development" && typeof resolved === "object" && "notFound" in resolved;
  if (resolved === "pass" || isLeftToNext) {
    const markdown = readMarkdownAddress(pathname);
    if (markdown) return NextResponse.rewrite(new URL(`/markdown/${markdown.of}/${markdown.slug}`, request.url));
    return redirectQuery(request) ?? NextResponse.next();
  }
  if ("outbound" in resolved) return redirectOutbound(resolved.outbound);
  // Not a clone of `nextUrl`, which remembers a trailing slash and would add it again: an endless redirect.
  const url = new URL(request.url);
  if ("redirect" in resolved) {
    if (resolved.redirect.includes("?")) return NextResponse.redirect(new URL(resolved.redirect, url), 307);
    url.pathname = resolved.redirect;
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/not-found/${resolved.notFound}`;
  // One minute in shared caches, because a page may be published at this address later.
  const headers = { "cache-control": "public, max-age=0, s-maxage=60" };
  const status = getStatus(resolved.notFound);
  return NextResponse.rewrite(url, { status, headers, request: { headers: withoutConditions(request.headers) } });
}

/**
 * A short link of a partner. The address is sent as it is written, which `NextResponse.redirect` would not do. Search engines do
 * not follow it, because it is paid for.
 */
function redirectOutbound(address: string): NextResponse {
  const headers = { location: address, "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" };
  return new NextResponse(null, { status: 302, headers });
}

/** Without these headers Next cannot answer 304, which is wrong for a 404 (RFC 9110, section 13.2.1). */
function withoutConditions(headers: Headers): Headers {
  const others = new Headers(headers);
  for (const name of ["if-none-match", "if-modified-since"]) others.delete(name);
  return others;
}

/** The response to OPTIONS and to a method that is not allowed (RFC 9110, sections 9.3.7 and 15.5.6). */
function respondToMethod(method: string, allowed: readonly string[]): NextResponse {
  const headers = { allow: [...allowed, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") return new NextResponse(null, { status: 204, headers });
  return new NextResponse("Method Not Allowed\n", {
    status: 405,
    headers: { ...headers, "cache-control": "no-store" },
  });
}

/**
 * Only where `server.js` does not serve: there, such a request does not come this far (lib/server/limit-request.ts). What Next.js
 * itself spends on it, it has spent by now; what the page would spend is saved.
 */
function respondTooLong(): NextResponse {
  return new NextResponse("This address is too long.\n", { status: 414, headers: { "cache-control": "no-store" } });
}

/** Leads a query to the page that shows what it asks; `undefined` where it asks for nothing, or queries mean nothing. */
function redirectQuery(request: NextRequest) {
  const url = new URL(request.url);
  const page = queryPageAt(url.pathname);
  if (!page) return undefined;
  if (queries[page.name].isEmpty(url.searchParams))
    return page.name === "search" ? NextResponse.redirect(new URL(routes.blog(), url), 307) : undefined;
  url.pathname = page.route;
  // server.js takes Next's scripts out of such a page as it leaves. Another server of Next.js sends it as it is.
  const needsNonce = process.env.NODE_ENV === "production" && processState().handOver === undefined;
  return NextResponse.rewrite(url, needsNonce ? withNonce(request) : undefined);
}

/** Next reads the nonce from the request's policy and puts it on its scripts. */
function withNonce(request: NextRequest) {
  const policy = buildNoncePolicy(randomBytes(16).toString("base64"), ownScripts);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  return { request: { headers }, headers: { "content-security-policy": policy } };
}
