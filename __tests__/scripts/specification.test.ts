import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Each line of the specification that says what happens, with the file and a part of the title of its test. */
const lines = [
  ...readFileSync("__tests__/scripts/specification.md", "utf8").matchAll(/^\| (.+) \| (\S+\.tsx?) \| (.+) \|$/gm),
];

it("the table of tests can be read", () => {
  expect(lines.length).toBeGreaterThan(45);
});

it.each(lines.map(([, line = "", file = "", title = ""]) => [line, file, title]))("%s", (_line, file = "", title) => {
  expect(readFileSync(join("__tests__", file), "utf8")).toContain(title);
});
