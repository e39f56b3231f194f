import { serveContent } from "../../helpers/content-folder";

serveContent();

/** As each bundle has it: pages, route handlers, the middleware and instrumentation.ts are bundled apart. */
async function loadBundle() {
  jest.resetModules();
  return await import("@/lib/content/snapshot/current-snapshot");
}

it("is one for all bundles of the process", async () => {
  const pages = await loadBundle();
  const routes = await loadBundle();
  expect(pages.getSnapshot).not.toBe(routes.getSnapshot);
  expect(routes.getSnapshot()).toBe(pages.getSnapshot());
});
