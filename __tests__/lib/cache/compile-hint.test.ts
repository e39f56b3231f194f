import { readFileSync } from "node:fs";
import { addCompileHint, listFrameworkScripts } from "@/lib/cache/compile-hint.js";
import { deferScripts } from "@/lib/cache/defer-scripts.js";
import { flightDataOf } from "../../helpers/flight-data";

const prerendered = readFileSync("__tests__/fixtures/prerendered-page.html", "utf8");

describe("addCompileHint", () => {
  it("puts the hint on the first line, once", () => {
    const hinted = addCompileHint("run();\n");
    expect(hinted).toBe("//# allFunctionsCalledOnLoad\nrun();\n");
    expect(addCompileHint(hinted)).toBe(hinted);
  });
});

describe("listFrameworkScripts", () => {
  it("finds the same scripts in a page as Next printed it and in one whose scripts are deferred", () => {
    const scripts = listFrameworkScripts(prerendered);
    expect(scripts.length).toBeGreaterThan(2);
    expect(listFrameworkScripts(deferScripts(prerendered, flightDataOf(prerendered))?.html ?? "")).toEqual(scripts);
    for (const script of scripts) expect(script).toMatch(/^\/_next\/static\/chunks\/[\w.-]+\.js$/);
  });

  it("leaves out what old browsers load, what is another's and what names a deployment", () => {
    const html = [
      '<script src="/_next/static/chunks/old.js" nomodule=""></script>',
      '<script src="/_vercel/insights/script.js" defer></script>',
      '<script src="https://elsewhere.example/_next/static/a.js"></script>',
      '<script src="/_next/static/chunks/a.js?dpl=one" async=""></script>',
    ].join("");
    expect(listFrameworkScripts(html)).toEqual(["/_next/static/chunks/a.js"]);
  });
});
