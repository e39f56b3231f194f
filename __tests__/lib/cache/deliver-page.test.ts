import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deliverPage } from "@/lib/cache/deliver-page";
import { flightDataOf } from "../../helpers/flight-data";

const html = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");

const path = "/blog/a";
const rscData = Buffer.from(flightDataOf(html));

it.each([
  ["/blog/a", false, "s-maxage=300, stale-while-revalidate=3300"],
  ["/contact/sent", false, "s-maxage=300, stale-while-revalidate=3300"],
  ["/search-results", true, "s-maxage=60, stale-while-revalidate=3540"],
  ["/not-found/page", false, undefined],
  ["/_not-found", false, undefined],
])("tells caches in front how long %s lasts", (path, isQueryPage, lasts) => {
  const { headers } = deliverPage({ html, rscData }, { path, isQueryPage });
  expect(headers["cache-control"]).toBe(lasts);
});

it("does nothing to a page that has been through it", () => {
  const once = deliverPage({ html, rscData }, { path });
  expect(deliverPage(once, { path })).toBe(once);
});

it("serves a page of another shape as it is", () => {
  const other = "<html><body><script>go()</script></body></html>";
  const page = deliverPage({ html: other }, { path });
  expect(page.html).toBe(other);
});
