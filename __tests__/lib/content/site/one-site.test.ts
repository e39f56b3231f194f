import { serveContent } from "../../../helpers/content-folder";

serveContent();

/** As each bundle has it: pages, route handlers, the middleware and instrumentation.ts are bundled apart. */
async function loadBundle() {
  jest.resetModules();
  return await import("@/lib/content/site/current-site");
}

it("is one for all bundles of the process", async () => {
  const pages = await loadBundle();
  const routes = await loadBundle();
  expect(pages.currentSite).not.toBe(routes.currentSite);
  expect(routes.currentSite()).toBe(pages.currentSite());
});
