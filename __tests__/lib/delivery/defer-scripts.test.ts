import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deferScripts, loader } from "@/lib/delivery/defer-scripts";
import { isInlineScript, readScripts } from "@/lib/delivery/read-elements";
import { speculationRules } from "@/lib/delivery/speculation-rules";

/** The not-found page as Next prerendered it, before lib/delivery. */
const page = readFileSync(join(__dirname, "../../fixtures/prerendered-page.html"), "utf8");
const deferred = deferScripts(page);
const html = deferred?.html ?? "";

const flightsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/json" data-flight>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );

describe("deferScripts", () => {
  it("leaves the speculation rules and the loader, and no script of the framework", () => {
    const scripts = readScripts(html);
    expect(scripts.filter(isInlineScript).map(({ content }) => content)).toEqual([speculationRules, loader]);
    expect(deferred?.inlineScripts).toEqual([speculationRules, loader]);
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

  it("keeps the data for React, piece by piece", () => {
    const pushed: unknown[] = [];
    const self = { __next_f: { push: (piece: unknown) => pushed.push(piece) } };
    for (const { content, attributes } of readScripts(page)) {
      if (attributes.size === 0 && content.includes("__next_f")) new Function("self", content)(self);
    }
    expect(pushed.length).toBeGreaterThan(1);
    expect(flightsOf(html)).toEqual(pushed);
  });

  it("changes nothing that a reader sees", () => {
    const visible = (html: string) =>
      html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<link rel="preload" as="script"[^>]*>/g, "");
    expect(visible(html)).toBe(visible(page));
  });

  it("leaves structured data, scripts for old browsers and foreign scripts where they are", () => {
    const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
    const foreign = '<script async="" src="https://stats.example/a.js"></script>';
    const result = deferScripts(page.replace("</head>", `${data}${foreign}</head>`))?.html;
    expect(result).toContain(data);
    expect(result).toContain(foreign);
    expect(result).toMatch(/<script src="[^"]+" noModule="">/);
  });

  it.each([
    ["without the entry of Turbopack", page.replace('id="_R_"', 'id="_X_"')],
    ["with an entry that is no JSON", page.replace('"runtimeModuleIds"', "runtimeModuleIds")],
    ["without scripts", page.replaceAll('async=""', "")],
    ["with data that is no JSON", page.replace('self.__next_f.push([1,"', "self.__next_f.push([1,'")],
    ["without data", page.replaceAll("self.__next_f", "self.__other")],
    ["without an end of the body", page.replace("</body>", "")],
  ])("refuses a page %s, which is then served as it is", (_, other) => {
    expect(other).not.toBe(page);
    expect(deferScripts(other)).toBeUndefined();
  });
});

describe("loader", () => {
  it("stays under 1.5 KB and carries no comment", () => {
    expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(1536);
    expect(loader).not.toMatch(/^\s*\/\//m);
  });

  it("cannot end its own script element", () => {
    expect(loader).not.toContain("</");
  });
});
