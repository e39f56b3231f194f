import { cacheTagHeaders, toCacheTags } from "@/lib/delivery/cache-tags.js";
import { deliverPage } from "@/lib/delivery/deliver-page";

const tags = ["_N_T_/layout", "_N_T_/blog/layout", "_N_T_/blog/[slug]/page", "_N_T_/blog/a"];

it("names a page by the site, its route and its address", () => {
  expect(toCacheTags(tags)).toEqual(["site", "/blog/[slug]/page", "/blog/a"]);
  expect(cacheTagHeaders({ "x-next-cache-tags": tags.join(",") })).toEqual({
    "cache-tag": "site,/blog/[slug]/page,/blog/a",
    "surrogate-key": "site /blog/[slug]/page /blog/a",
  });
});

it("adds nothing to an answer without tags", () => {
  expect([cacheTagHeaders({}), cacheTagHeaders(undefined)]).toEqual([{}, {}]);
});

it("is on every page that is delivered", () => {
  const page = { html: "<html></html>", headers: { "x-next-cache-tags": "_N_T_/layout,_N_T_/about" } };
  expect(deliverPage(page, { defersScripts: false }).headers).toMatchObject({ "cache-tag": "site,/about" });
});
