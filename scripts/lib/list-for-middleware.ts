import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";

type Trace = { version: number; files: string[] };

/**
 * Adds the content and `public/` to the files that a build lists for middleware.ts, which reads them as routes do. A host with a function
 * for each route gives the middleware only what is listed, and Next.js does what `outputFileTracingIncludes` says for
 * routes alone (https://github.com/vercel/next.js/pull/92616).
 * @param site The folder of the site, with `.next` and the files of a build in it.
 * @param route A route of next.config.ts whose list has these files, as a path in `.next/server/app`.
 */
export function listForMiddleware(site: string, route = "search-results/page.js"): void {
  const server = resolve(site, ".next/server");
  const traceFile = resolve(server, "middleware.js.nft.json");
  const routeFile = resolve(server, "app", `${route}.nft.json`);
  if (!existsSync(traceFile))
    throw new Error(`${traceFile} is missing: this version of Next.js lists files elsewhere.`);
  const trace: Trace = JSON.parse(readFileSync(traceFile, "utf8"));
  const { files }: Trace = JSON.parse(readFileSync(routeFile, "utf8"));
  const folders = ["content", "public"].map((name) => resolve(site, name) + sep);
  const wanted = files
    .map((file) => resolve(dirname(routeFile), file))
    .filter((file) => folders.some((folder) => file.startsWith(folder)))
    .map((file) => relative(server, file));
  writeFileSync(traceFile, JSON.stringify({ ...trace, files: [...new Set([...trace.files, ...wanted])] }));
}
