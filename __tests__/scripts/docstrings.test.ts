import { readdirSync, readFileSync } from "node:fs";

const sources = ["app", "components", "lib", "scripts", "tools"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it("a docstring has a line of its own: in a type on one line, the formatter moves it to the field before", () => {
  const slipped = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (/^\s*(?!\*|\/)\S.* \/\*\* /.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(slipped).toEqual([]);
});
