import { cache } from "react";
import { letRendersTakeOnce, type Render, thisRender } from "@/lib/content/site/current-site";

// Of each render its own: React forgets it with the request. Outside of a page it is always new.
const getRender = cache((): Render => ({}));

letRendersTakeOnce(() => getRender());

/** Shows everything on this page, in this request only, as it is on another day. */
export function showAsOn(day: string | undefined): void {
  thisRender().day = day;
}
