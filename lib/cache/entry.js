// @ts-check
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { hasProcessWide } from "../runtime/process-wide.js";

export { default } from "./cache-handler.js";

// In a server, Next calls instrumentation.ts first. In the workers of a build and of `next dev` it does not, and of our files
// loads this one first, and waits for it. Pages and the lists of their addresses need the content.
if (!hasProcessWide("content")) {
  const built = process.env.NODE_ENV === "development" ? ".next/dev" : ".next";
  const file = resolve(/* turbopackIgnore: true */ built, "server/instrumentation.js");
  const { default: instrumentation } = await import(/* turbopackIgnore: true */ pathToFileURL(file).href);
  await (await instrumentation).openContentOfWorker();
}
