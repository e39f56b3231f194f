import { readdirSync, readFileSync } from "node:fs";

/** The libraries that the owner has chosen, and where each has its work. */
const chosen = [
  ...[
    "next",
    "react",
    "react-dom",
    "gray-matter",
    "remark",
    "remark-html",
    "rehype-slug",
    "schema-dts",
    "@vercel/analytics",
    "zod",
  ],
  ...["jest", "@testing-library/react", "msw"],
];

const source = ["app", "components", "lib", "__tests__"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"))
  .join("\n");

it.each(chosen)("%s is a dependency, and in real use", (name) => {
  const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys({ ...dependencies, ...devDependencies })).toContain(name);
  const isImported = new RegExp(`from "${name}(/[\\w.-]+)*"`).test(source);
  expect(isImported || Object.values<string>(scripts).includes(name)).toBe(true);
});
