import { readdirSync } from "node:fs";
import { endpoints } from "@/lib/addresses/endpoints";
import { isReservedSlug, reservedSegments } from "@/lib/addresses/page-addresses";
import { pageKinds } from "@/lib/addresses/pages";

/** The folders of app/ in which there is a file of this name, as Next.js names their routes. */
function routesWith(file: string): string[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => new RegExp(`(^|[\\\\/])${file}\\.tsx?$`).test(path))
    .map((path) => `/${path.replaceAll("\\", "/").split("/").slice(0, -1).join("/")}`);
}

/** What Next.js serves of the files of app/ itself, by their names. */
const metadataFiles = readdirSync("app")
  .filter((name) => /^(?:apple-)?icon\.|^manifest\.ts$/.test(name))
  .map((name) => `/${name.replace("manifest.ts", "manifest.webmanifest")}`);

const routesOf = (registered: readonly { route: string }[]) => registered.map(({ route }) => route);

describe.each([
  ["page", "lib/addresses/pages.ts", routesOf(pageKinds), routesWith("page")],
  ["route", "lib/addresses/endpoints.ts", routesOf(endpoints), [...routesWith("route"), ...metadataFiles]],
])("the folders of app/ with a %s file", (_, registry, registered, folders) => {
  it(`are all registered in ${registry}`, () => {
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => !registered.includes(folder))).toEqual([]);
  });

  it(`are there for all that ${registry} registers`, () => {
    expect(metadataFiles).toHaveLength(3);
    expect(registered.filter((route) => !folders.includes(route))).toEqual([]);
  });
});

describe("reserved words", () => {
  it("are all first parts of addresses that app/ serves, the main blog aside", () => {
    const segments = [...routesWith("page"), ...routesWith("route")]
      .map((route) => route.split("/")[1] ?? "")
      .filter((segment) => /^[a-z0-9-]+$/.test(segment) && segment !== "blog");
    expect(segments.length).toBeGreaterThan(5);
    expect(segments.filter((segment) => !reservedSegments.has(segment))).toEqual([]);
    expect(reservedSegments.has("blog")).toBe(false);
  });

  it.each(["page", "index", "2", "2025"])("are those that mean something in every address: %s", (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
    expect(isReservedSlug(`${slug}-more`)).toBe(false);
  });
});
