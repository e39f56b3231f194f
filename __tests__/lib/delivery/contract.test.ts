import { readFileSync } from "node:fs";
import { version } from "next/package.json";

/**
 * lib/delivery leans on what this version of Next does: the shape of the HTML that it prints; that the data in it are the
 * page's answer to `RSC: 1` at `?_rsc=`; that React's scripts read them from `__next_f` when they run; the names of its
 * caches. On an upgrade: build, let the build's last step look at every page, take a new
 * `__tests__/fixtures/prerendered-page.html` from a build before that step, run these tests and the end-to-end ones
 * (`reading`, `first-action` and `servers/`), and only then name the new version here.
 */
it("has been seen to hold for the version of Next that is installed", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(version).toBe("16.4.5");
  expect(dependencies.next).toBe(version);
});
