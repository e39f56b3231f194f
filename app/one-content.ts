import { cache } from "react";
import { letRendersTakeOnce, type Render } from "@/lib/content/site/current-site";

// Of each render its own: React forgets it with the request. Outside of a page it is always new.
const getRender = cache((): Render => ({}));

letRendersTakeOnce(() => getRender());
