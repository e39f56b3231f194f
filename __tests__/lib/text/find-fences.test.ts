import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { visit } from "unist-util-visit";
import { findFences } from "@/lib/text/find-fences";
import { parseBody } from "@/lib/text/parse-body";
import { siteFolder } from "../../helpers/site-folder";

function parsed(text: string) {
  const found: ReturnType<typeof findFences> = [];
  visit(parseBody(text), "code", ({ lang, value, position }) => {
    const { line = 0, column = 0 } = position?.start ?? {};
    // Without a fence, by indentation.
    if (/^[`~]/.test(text.slice(position?.start.offset).trimStart()))
      found.push({ language: lang ?? "", code: value, line, column });
  });
  return found;
}

const pieces = [
  ..."```¦````¦~~~¦```chart¦```chart title¦~~~ranking x¦``` ranking¦```ch&#97;rt¦```a```¦ ```¦    ```".split("¦"),
  ..."¦words¦- item¦  more¦> quote¦> ```chart¦1. one¦   ```chart¦| a |¦| - |¦[^1]: note¦[a]: /b".split("¦"),
  ..."<div>¦<!--¦-->¦</div>¦ <pre>¦# heading¦===¦***¦    code¦\ttab¦`code¦``` `¦~~~ ~~~¦```\\`".split("¦"),
];

describe("findFences", () => {
  it("finds what the parser finds, or says that it cannot know", () => {
    let known = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (lines) => {
        const text = lines.join("\n");
        const found = findFences(text);
        if (found === undefined) return;
        known += found.length;
        expect(found).toEqual(parsed(text));
      }),
      { numRuns: 4000 },
    );
    expect(known).toBeGreaterThan(500);
  });

  it("needs no parser for the blocks of an ordinary text, and finds those of a whole site", () => {
    const texts = ["blog", "reviews"].flatMap((folder) =>
      readdirSync(join(siteFolder, folder)).map((file) => readFileSync(join(siteFolder, folder, file), "utf8")),
    );
    const bodies = texts.map((text) => text.split(/^---$/m).slice(2).join("---"));
    const found = bodies.flatMap((body) => findFences(body) ?? []);
    expect(found.length).toBeGreaterThan(3);
    expect(bodies.filter((body) => findFences(body) === undefined)).toEqual([]);
    expect(found).toEqual(bodies.flatMap(parsed));
  });
});
