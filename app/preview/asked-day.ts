import { cache } from "react";
import { letRequestsAskForDay } from "@/lib/content/snapshot/current-snapshot";

/** Of each request its own: React forgets it with the request. Outside of a page it is always empty. */
const askedOf = cache((): { day?: string | undefined } => ({}));

/** Shows everything on this page, in this request only, as it is on another day. */
export function showAsOn(day: string | undefined): void {
  letRequestsAskForDay(() => askedOf().day);
  askedOf().day = day;
}
