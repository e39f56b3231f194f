import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { collectionSchemas, documentSchemas } from "../../../lib/content/read/collections";
import { buildJsonSchema } from "./build-json-schema";
import { readDocstrings } from "./read-docstrings";

/** Where the JSON Schemas are, from the root of the repository. Below it they are named like the files of content/. */
export const schemaFolder = "docs/reference/schemas";

/** The files that list the schemas. */
const sources = ["lib/content/read/collections.ts", "lib/content/schemas/page-schemas.ts"];

/** Files whose texts quote nothing (lib/content/link/link.ts). */
const withoutQuotes: ReadonlySet<string> = new Set(["products", "site/fact-sheet", "site/operator"]);

let listed: ReadonlyMap<string, string> | undefined;

/** The JSON Schema of each folder and document of content/, as the text of its file, by the path of that file. */
export function listSchemas(): ReadonlyMap<string, string> {
  listed ??= makeSchemas();
  return listed;
}

function makeSchemas(): ReadonlyMap<string, string> {
  const schemas: Record<string, z.ZodType> = { ...collectionSchemas, ...documentSchemas };
  const constants = sources.flatMap(findConstants);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const { source = "", constant = "" } = constants.find((one) => one.name === name) ?? {};
      const docs = readDocstrings(source, constant);
      const title = name.includes("/") ? `content/${name}.md` : `content/${name}/<slug>.md`;
      const { $schema, ...made } = buildJsonSchema(schema, docs, !withoutQuotes.has(name));
      const text = JSON.stringify(
        { $schema, $comment: "Made by `npm run content -- schemas`.", title, ...made },
        null,
        2,
      );
      return [join(schemaFolder, `${name}.json`), `${text}\n`];
    }),
  );
}

/** The constant that is the schema of each folder and document in a list: `blog` → `postSchema`. */
function findConstants(source: string): { name: string; source: string; constant: string }[] {
  const listed = readFileSync(source, "utf8").matchAll(/^ {2}"?([a-z/-]+)"?: ([a-zA-Z]+Schema),$/gm);
  return [...listed].map(([, name = "", constant = ""]) => ({ name, source, constant }));
}
