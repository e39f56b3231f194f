/** The pages that a publication refreshes. */
export type Refreshed = {
  everything: boolean;
  /** Addresses of pages. */
  paths: readonly string[];
  /** Routes all of whose pages are refreshed, such as `/[slug]/page/[pageNumber]`. */
  routes: readonly string[];
};

/** Next's tags of the same, as `revalidatePath` makes them (next/dist/server/web/spec-extension/revalidate.js). */
export function refreshTags({ everything, paths, routes }: Refreshed): string[] {
  if (everything) return ["_N_T_/layout"];
  return [
    ...paths.map((path) => `_N_T_${path}`),
    ...(paths.includes("/") ? ["_N_T_/index"] : []),
    ...routes.map((route) => `_N_T_${route}/page`),
  ];
}
