import { getSite } from "@/lib/content/snapshot/site-document";
import { confirmAddress, showConfirmation } from "@/lib/forms/confirm/answer-confirmation";
import { getEnv } from "@/lib/runtime/env";

/** Opened by the link in the mail: a page with a button (docs/inbox.md, "Newsletter with confirmation"). */
export function GET(request: Request): Promise<Response> {
  return showConfirmation(request, getSite().name, getEnv());
}

/** Pressed there: confirms the address. */
export function POST(request: Request): Promise<Response> {
  return confirmAddress(request, getSite().name, getEnv());
}
