import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deferScripts } from "@/lib/cache/defer-scripts";
import { isInlineScript, readElements } from "@/lib/cache/read-elements";
import { flightDataOf } from "../../helpers/flight-data";

/** The not-found page as Next prerendered it, before lib/cache. */
const page = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");
const data = flightDataOf(page);
const deferred = deferScripts(page, data);
const html = deferred?.html ?? "";
/** The inline scripts of the site itself; here, the speculation rules. */
const own = readElements(page).flatMap(({ attributes, content }) =>
  attributes.get("type") === "speculationrules" ? [content] : [],
);

it("leaves the inline scripts of the site and no script of the framework", () => {
  expect(own).toHaveLength(1);
  const scripts = readElements(html).filter(({ name }) => name === "script");
  expect(scripts.filter(isInlineScript).map(({ content }) => content)).toEqual(own);
  expect(scripts.filter(({ attributes }) => attributes.has("src") && !attributes.has("nomodule"))).toEqual([]);
  expect(html).not.toMatch(/<link rel="preload" as="script"/);
});

it("lists the scripts in their order and hands on what Turbopack is told", () => {
  const sources = [...page.matchAll(/<script src="([^"]+)" async="">/g)].map(([, src]) => src);
  const data = JSON.parse(
    /<script type="application\/json" id="deferred-scripts">(.*?)<\/script>/.exec(html)?.[1] ?? "",
  );
  expect(sources.length).toBeGreaterThan(4);
  expect(data.scripts).toEqual(sources);
  expect(data.turbopack.runtimeModuleIds).toHaveLength(1);
});

it("leaves out the data for React, which the page's other answer holds", () => {
  expect(data).toContain('"c":["","missing","page"]');
  expect(flightDataOf(html)).toBe("");
  expect(html).not.toContain("__next_f");
});

it("changes nothing that a reader sees", () => {
  const visible = (html: string) =>
    html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<link rel="preload" as="script"[^>]*>/g, "");
  expect(visible(html)).toBe(visible(page));
});

it("leaves structured data, scripts for old browsers and foreign scripts where they are", () => {
  const graph = '<script type="application/ld+json">{"@type":"Thing"}</script>';
  const foreign = '<script async="" src="https://stats.example/a.js"></script>';
  const result = deferScripts(page.replace("</head>", `${graph}${foreign}</head>`), data)?.html;
  expect(result).toContain(graph);
  expect(result).toContain(foreign);
  expect(result).toMatch(/<script src="[^"]+" noModule="">/);
});

it.each([
  ["without the entry of Turbopack", page.replace('id="_R_"', 'id="_X_"')],
  ["with an entry that is no JSON", page.replace('"runtimeModuleIds"', "runtimeModuleIds")],
  ["without scripts", page.replaceAll('async=""', "")],
  ["with data that is no JSON", page.replace('self.__next_f.push([1,"', "self.__next_f.push([1,'")],
  ["without data", page.replaceAll("self.__next_f", "self.__other")],
  ["with data of another kind", page.replace("self.__next_f.push([1,", "self.__next_f.push([3,")],
  ["without an end of the body", page.replace("</body>", "")],
])("refuses a page %s, which is then served as it is", (_, other) => {
  expect(other).not.toBe(page);
  expect(deferScripts(other, data)).toBeUndefined();
});

it("says of the page of a query, whose other answer is not known, that its data are to be had from the page", () => {
  const result = deferScripts(page, undefined);
  expect(result?.data).toBe(data);
  expect(result?.html).toBe(html.replace("}</script></body>", ',"isQueryPage":true}</script></body>'));
  expect(html).not.toContain("isQueryPage");
});

it("refuses a page whose data differ from those of its other answer", () => {
  expect(deferScripts(page, `${data}\n`)).toBeUndefined();
  expect(deferScripts(page, "undefined")).toBeUndefined();
});
