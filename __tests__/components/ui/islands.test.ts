import { readdirSync, readFileSync } from "node:fs";

const files = ["app", "components", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, "utf8") })),
);

/** Next wants these as they are. */
const errorPages = ["app/error.tsx", "app/global-error.tsx"];

/** What tells the script that all islands are hydrated, and the island itself. */
const others = ["Hydrated", "Island"];

it('"use client": only and always in *.island.tsx', () => {
  const client = files.filter(({ text }) => /^["']use client["']/m.test(text)).map(({ path }) => path);
  const islands = files.map(({ path }) => path).filter((path) => path.endsWith(".island.tsx"));
  expect(client.sort()).toEqual([...errorPages, ...islands].sort());
});

const renderings = files.flatMap(({ path, text }) =>
  [...text.matchAll(/^import \{ ([^}]+) \} from "[^"]+\.island";$/gm)]
    .flatMap(([, names = ""]) => names.split(", "))
    .filter((name) => !others.includes(name))
    .map((name) => ({ path, name, text })),
);

it("islands: each is rendered somewhere", () => {
  const named = files.filter(({ path }) => path.endsWith(".island.tsx")).length;
  expect(new Set(renderings.map(({ name }) => name)).size).toBe(named - others.length);
});

it.each(renderings)("$path: <$name> stands in an <Island>", ({ name, text }) => {
  const outside = text.replace(/<Island\b[^>]*>.*?<\/Island>/gs, "");
  expect(text).toMatch(new RegExp(`<${name}\\b`));
  expect(outside).not.toMatch(new RegExp(`<${name}\\b`));
});
