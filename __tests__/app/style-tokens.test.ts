import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const allFiles = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
);
const files = allFiles.filter((name) => name.endsWith(".css") && name !== "app/styles/tokens.css");

/** Each place where a pattern is found, with its first group. */
const findAll = (pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([, found]) => `${file}: ${found}`));

it.each([
  [
    "breakpoints",
    /@media[^{]*?(?<![\d.])(?!(?:24|30|40|48|64|80|39\.99|47\.99|63\.99|79\.99)rem)(\d[\d.]*(?:rem|px|em))/g,
  ],
  ["weights", /font-weight:\s*(\d+)/g],
  ["touch target", /((?:width|height): 2\.75rem)/g],
])("take their %s from app/styles/tokens.css", (_name, pattern) => {
  expect(files.length).toBeGreaterThan(20);
  expect(findAll(pattern)).toEqual([]);
});

it("name each plain class in one file only, since every page has them all", () => {
  const filesOf = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !name.endsWith(".module.css")))
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/^\s*\.([a-z][\w-]*)[^;]*[,{]$/gm))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  expect(filesOf.size).toBeGreaterThan(100);
  expect([...filesOf].filter(([, { size }]) => size > 1).map(([name, named]) => [name, ...named])).toEqual([]);
});

it('have each class that a component takes from them, since one that is missing is written as "undefined"', () => {
  const taken = allFiles
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((file) => {
      const code = readFileSync(file, "utf8");
      return [...code.matchAll(/import (\w+) from "(.+\.module\.css)"/g)].flatMap(([, name, sheet = ""]) => {
        const path = sheet.startsWith("@/") ? sheet.slice(2) : resolve(dirname(file), sheet);
        const css = readFileSync(path, "utf8");
        return [...code.matchAll(RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, one = ""]) => ({ file, css, one }));
      });
    });
  expect(taken.length).toBeGreaterThan(100);
  const missing = taken.filter(({ css, one }) => !RegExp(`\\.${one}\\b`).test(css));
  expect(missing.map(({ file, one }) => `${file}: ${one}`)).toEqual([]);
});
