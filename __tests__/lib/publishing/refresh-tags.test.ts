import { refreshTags } from "@/lib/publishing/refresh-tags";

it("names pages, routes and the whole site as Next does", () => {
  const nothing = { everything: false, paths: [], routes: [] };
  expect(refreshTags({ ...nothing, paths: ["/", "/blog/a"], routes: ["/[slug]/page/[pageNumber]"] })).toEqual([
    "_N_T_/",
    "_N_T_/blog/a",
    "_N_T_/index",
    "_N_T_/[slug]/page/[pageNumber]/page",
  ]);
  expect(refreshTags({ ...nothing, everything: true })).toEqual(["_N_T_/layout"]);
});
