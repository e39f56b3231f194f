import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { statusOf } from "@/lib/config/missing";
import { routes } from "@/lib/config/routes";
import { knownAddresses } from "@/lib/content/addresses";
import { buildNoncePolicy } from "@/lib/delivery/security-policy";
import { decide } from "@/lib/routing/gate";

/**
 * Node, so that it can read the content. docs/decisions/003-middleware.md says why it is here. Pictures and what Next.js
 * serves for itself pass by; "page" and "feed" are not among them, or /images/page/2 would be rendered as a category's.
 */
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/(?!page/|feed)|images/.*\\.(?:avif|jpg|png|svg|webp)$).*)"],
};

/** Answers redirects and unknown addresses before anything is rendered. */
export function middleware(request: NextRequest) {
  const answer = decide(request.nextUrl.pathname, knownAddresses);
  if (answer === "pass")
    return request.nextUrl.pathname === routes.search() ? passWithNonce(request) : NextResponse.next();
  const url = request.nextUrl.clone();
  if ("redirect" in answer) {
    url.pathname = answer.redirect;
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/missing/${answer.missing}`;
  return NextResponse.rewrite(url, { status: statusOf(answer.missing) });
}

/** The one page that is made for each request. Next reads the nonce from the request's policy and puts it on its scripts. */
function passWithNonce(request: NextRequest) {
  const policy = buildNoncePolicy(randomBytes(16).toString("base64"));
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
