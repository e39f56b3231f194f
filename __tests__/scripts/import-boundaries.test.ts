import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/** The rooms of lib/, each after all that it imports. */
const rooms =
  "util runtime http content claims apps state offers addresses metrics cache text search pictures machines check messages publish server".split(
    " ",
  );

describe("lib/", () => {
  const roomOf = (file: string) => /^lib\/([^/]+)\//.exec(file)?.[1] ?? "";
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .map((name) => join("lib", name).replaceAll(sep, "/"))
    .filter((file) => /\.[jt]s$/.test(file));

  it("asks for no content: it is given a Site, but where a process keeps it, and where it starts", () => {
    const asking = files.filter((file) => /\bcurrentSite\b/.test(readFileSync(file, "utf8")));
    expect(asking.sort()).toEqual(["lib/content/site/current-site.ts", "lib/server/start.ts"]);
  });

  it("has no other rooms", () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual([...rooms].sort());
  });

  it.each(rooms)("%s imports no room after it, types included", (room) => {
    const later = rooms.slice(rooms.indexOf(room) + 1);
    const found = files
      .filter((file) => roomOf(file) === room)
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/(?:from |import\(|import )"(\.[^"]*)"/g)]
          .map(([, path = ""]) => join(dirname(file), path).replaceAll(sep, "/"))
          .filter((target) => later.includes(roomOf(target)))
          .map((target) => `${file} → ${target}`),
      );
    expect(found).toEqual([]);
  });
});

it("components/ui knows neither the other components nor apps and articles", () => {
  const known = /from "(\.\.\/(?!client\/)|@\/components\/(?!client\/)|@\/lib\/(apps|claims|search)\/)/;
  const files = readdirSync("components/ui").filter((name) => name.endsWith(".tsx"));
  expect(files.filter((name) => known.test(readFileSync(join("components/ui", name), "utf8")))).toEqual([]);
});

/** The files of app/, and those of them in which Next.js begins. */
const routeFiles = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => join("app", name).replaceAll(sep, "/"))
  .filter((file) => /\.tsx?$/.test(file));
const entries = routeFiles.filter((file) => /\/(page|route|layout|error|global-error|not-found)\.tsx?$/.test(file));

describe("a page", () => {
  const pages = entries.filter((file) => file.endsWith("/page.tsx"));

  it.each(pages)("%s asks once for the content it shows, in few lines", (file) => {
    const text = readFileSync(file, "utf8");
    const shown = text.slice(text.search(/^export default/m));
    expect(shown.match(/\bcurrentSite\(/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  });

  it("gets its props from a view that is given a Site: beside pages and routes, only the frames around them ask", () => {
    const asking = routeFiles.filter((file) => /\bcurrentSite\b/.test(readFileSync(file, "utf8")));
    expect(asking.filter((file) => !entries.includes(file) && !file.endsWith(".dev.tsx")).sort()).toEqual([
      "app/contact/state-page.tsx",
      "app/manifest.ts",
      "app/queries.ts",
      "app/query-page.tsx",
      "app/views/page-layout.tsx",
      "app/views/site-layout.tsx",
    ]);
  });
});

describe("a request", () => {
  it.each(["middleware.ts", ...entries])("%s loads nothing that reads or checks content", (entry) => {
    const reader = /^lib\/(check\/|content\/(link\/(link|find)|read\/(collections|parse|read))|.*\/open-content)/;
    expect(reachedFrom(entry).filter((file) => reader.test(file))).toEqual([]);
  });

  it.each([
    ["middleware.ts", 70],
    ["app/api/contact/route.ts", 70],
    ["app/blog/[slug]/page.tsx", 201],
  ])("%s loads at most %i of our files", (entry, most) => {
    expect(reachedFrom(entry).length).toBeLessThanOrEqual(most);
  });

  it("is followed through the files that it loads", () => {
    expect(reachedFrom("instrumentation.ts")).toEqual(["instrumentation.ts"]);
    expect(reachedFrom("lib/server/start.ts")).toContain("lib/content/read/parse-entry.ts");
  });
});

/** A statement that loads another of our files: not what is imported for its types, or by `import()`. */
const loading = /^(?:import|export) (?!type )(?!\{(?: type \w+,?)+ \})(?:[^";]*? from )?"((?:@|\.\.?)\/[^"]+)";/gm;

/** The files of ours that a file loads, and those that these load, with itself. */
function reachedFrom(entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found)
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(loading)) {
      const target = path.startsWith("@/") ? path.slice(2) : join(dirname(file), path).replaceAll(sep, "/");
      const name = ["", ".ts", ".tsx"]
        .map((ending) => target + ending)
        .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
      if (name && !name.endsWith(".css")) found.add(name);
    }
  return [...found];
}
