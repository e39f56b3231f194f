import { cache } from "react";
import { type Render, setRenderScope } from "@/lib/content/site/current-site";

// One object per render; React drops it after the request. Outside a page each call gets a new one.
const getRender = cache((): Render => ({}));

setRenderScope(() => getRender());
