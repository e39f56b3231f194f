import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll(sep, "/"));

const code = ["app", "components", "lib", "scripts", "tools"]
  .flatMap(filesIn)
  .filter((file) => /\.(?:tsx?|m?js|css)$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** The build writes its script there, under a name that changes with it. */
const isBuilt = (file: string) => file.startsWith("public/scripts/");

it("public/ holds nothing that no code names", () => {
  const addresses = filesIn("public")
    .filter((file) => !isBuilt(file))
    .map((file) => file.replace(/^public/, ""));
  expect(addresses).not.toHaveLength(0);
  expect(addresses.filter((address) => !code.includes(address))).toEqual([]);
});
