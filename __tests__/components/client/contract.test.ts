import { readdirSync, readFileSync } from "node:fs";
import { attributes } from "@/components/client/contract";

const files = ["app", "components", "lib", "scripts", "tools/desk", "tools/proof", "__tests__/e2e"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: `${entry.parentPath}/${entry.name}` }))
    .filter(({ entry, path }) => entry.isFile() && /\.(tsx?|js|css)$/.test(path) && !path.includes("node_modules"))
    .filter(({ path }) => path !== "components/client/contract.ts")
    .map(({ path }) => ({ path, text: readFileSync(path, "utf8") })),
);

/** What the files of some folders match, each with its file. */
function find(folders: string[], ending: RegExp, pattern: RegExp): { path: string; name: string }[] {
  return files
    .filter(({ path }) => ending.test(path) && folders.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = ""]) => ({ path, name })));
}

const code = /\.(tsx?|js)$/;
const names: ReadonlySet<string> = new Set(Object.values(attributes));
const selected = /\[(data-[a-z-]+)/g;

it("markup and scripts: take the names from the contract", () => {
  const spelt = find(["app", "components"], code, /\b(data-[a-z-]+)/g).filter(({ name }) => names.has(name));
  expect(spelt).toEqual([]);
  expect(find(["app", "components"], code, /\.(dataset)\b/g)).toEqual([]);
});

it.each(Object.keys(attributes))("%s: is used", (name) => {
  const uses = new RegExp(`(?:attribute|selector)\\("(${name})"|attributes\\.(${name})\\b`, "g");
  expect(find(["app", "components"], code, uses)).not.toEqual([]);
});

it("style sheets, tools and browser tests: select only what markup sets", () => {
  const inMarkup = find(["app", "components", "lib"], code, /\b(data-[a-z-]+|dataset\.own)/g);
  const known = new Set([...names, ...inMarkup.map(({ name }) => name.replace("dataset.", "data-"))]);
  const styles = find(["app", "components"], /\.css$/, selected);
  const outside = find(["tools/desk", "tools/proof", "scripts", "__tests__/e2e"], code, selected);
  // The forms of the editors are another program's.
  const selectors = [...styles, ...outside].filter(({ name }) => name !== "data-key-path");
  expect(styles.length).toBeGreaterThan(0);
  expect(outside.length).toBeGreaterThan(0);
  expect(selectors.filter(({ name }) => !known.has(name))).toEqual([]);
});

it("lib: sets only what the contract, a style sheet or its own script names", () => {
  const styled = find(["app", "components"], /\.css$/, selected).map(({ name }) => name);
  // What a script in a block reads of its own elements.
  const own = find(["lib"], code, /"([a-z]+)" in \w+\.dataset/g).map(({ name }) => `data-${name}`);
  const read = new Set([...names, ...styled, ...own]);
  const set = [
    ...find(["lib"], code, /"(data-[a-z-]+)":/g),
    ...find(["lib"], code, /\bdata([A-Z][a-z]+): ""/g).map(({ path, name }) => ({
      path,
      name: `data-${name.toLowerCase()}`,
    })),
  ];
  expect(set.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["data-event", "data-affiliate", "data-disclosure"]),
  );
  expect(set.filter(({ name }) => !read.has(name))).toEqual([]);
});
