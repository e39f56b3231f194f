import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { pageViewScript } from "@/lib/analytics/page-view-script";
import { statusOf } from "@/lib/config/missing";
import { routes } from "@/lib/config/routes";
import { knownAddresses } from "@/lib/content/addresses";
import { buildNoncePolicy } from "@/lib/delivery/security-policy";
import { speculationRules } from "@/lib/delivery/speculation-rules";
import { decide } from "@/lib/routing/gate";
import { packResultPage, parseResultPageParams } from "@/lib/search/result-page";

/**
 * Node, so that it can read the content. docs/decisions/003-middleware.md says why it is here. Pictures and what Next.js
 * serves for itself pass by; "page" and "feed" are not among them, or /images/page/2 would be rendered as a category's.
 */
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/(?!page/|feed)|(?:images/.*|media/[^/]*)\\.(?:avif|jpg|png|svg|webp)$).*)"],
};

/** Answers redirects and unknown addresses before anything is rendered. */
export function middleware(request: NextRequest) {
  const answer = decide(request.nextUrl.pathname, knownAddresses);
  if (answer === "pass") return request.nextUrl.pathname === routes.search() ? search(request) : NextResponse.next();
  // Built from the address itself: a clone of `nextUrl` remembers a slash at the end and would put it back for ever.
  const url = new URL(request.url);
  if ("redirect" in answer) {
    url.pathname = answer.redirect;
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/missing/${answer.missing}`;
  // A minute, so that no cache in front keeps the answer for an address that is published later.
  const headers = { "cache-control": "public, max-age=0, s-maxage=60" };
  return NextResponse.rewrite(url, { status: statusOf(answer.missing), headers });
}

/** Leads a search to its page. An empty one leads to the blog (specification, section 4). */
function search(request: NextRequest) {
  const url = new URL(request.url);
  const [q, type, show] = ["q", "type", "show"].map((name) => url.searchParams.getAll(name));
  const params = parseResultPageParams({ q, type, show });
  if (params.query.text === "") return NextResponse.redirect(new URL(routes.blog(), url));
  // There the page cache is the host's own: it would keep every search. In development React needs what no policy allows.
  if (process.env.VERCEL && process.env.NODE_ENV === "production") return passWithNonce(request);
  url.pathname = `${routes.search()}/${packResultPage(params)}`;
  return NextResponse.rewrite(url);
}

/** Next reads the nonce from the request's policy and puts it on its scripts. */
function passWithNonce(request: NextRequest) {
  const policy = buildNoncePolicy(randomBytes(16).toString("base64"), [pageViewScript, speculationRules]);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
