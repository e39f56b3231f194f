import { type NextRequest, NextResponse } from "next/server";
import { knownAddresses } from "@/lib/content/addresses";
import { decide } from "@/lib/routing/gate";

/** Node, so that it can read the content; pages only, no assets. docs/decisions/003-middleware.md says why it is here. */
export const config = { runtime: "nodejs", matcher: ["/((?!_next/|images/|.*\\.[a-z0-9]+$).*)"] };

/** Answers redirects and unknown addresses before anything is rendered. */
export function middleware(request: NextRequest) {
  const answer = decide(request.nextUrl.pathname, knownAddresses);
  if (answer === "pass") return NextResponse.next();
  const url = request.nextUrl.clone();
  if ("redirect" in answer) {
    url.pathname = answer.redirect;
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/missing/${answer.missing}`;
  return NextResponse.rewrite(url, { status: 404 });
}
