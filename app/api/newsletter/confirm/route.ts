import { confirmAddress, showConfirmation } from "@/lib/messages/confirm";
import { getEnv } from "@/lib/runtime/env";

/** Opened by the link in the mail: a page with a button (docs/operators/messages.md, "Newsletter with confirmation"). */
export function GET(request: Request): Promise<Response> {
  return showConfirmation(request, getEnv());
}

/** Pressed there: confirms the address. */
export function POST(request: Request): Promise<Response> {
  return confirmAddress(request, getEnv());
}
