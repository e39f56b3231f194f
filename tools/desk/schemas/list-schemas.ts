import type { z } from "zod";
import { collectionSchemas, documentSchemas } from "../../../lib/content/read/collections";
import { buildJsonSchema, type JsonSchema } from "./build-json-schema";
import { readDocstrings } from "./read-docstrings";

/** Files whose texts quote nothing (lib/content/link/link.ts). */
const withoutQuotes: ReadonlySet<string> = new Set(["products", "site/fact-sheet", "site/operator"]);

let listed: ReadonlyMap<string, JsonSchema> | undefined;

/** The JSON Schema of each folder and document of content/, by its name: "blog", "site/team". */
export function listSchemas(): ReadonlyMap<string, JsonSchema> {
  listed ??= makeSchemas();
  return listed;
}

function makeSchemas(): ReadonlyMap<string, JsonSchema> {
  const schemas: Record<string, z.ZodType> = { ...collectionSchemas, ...documentSchemas };
  const docs = new Map(
    ["collectionSchemas", "documentSchemas"].flatMap((list) => [
      ...readDocstrings("lib/content/read/collections.ts", list).fields,
    ]),
  );
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const title = name.includes("/") ? `content/${name}.md` : `content/${name}/<slug>.md`;
      const { $schema, ...made } = buildJsonSchema(schema, docs.get(name), !withoutQuotes.has(name));
      return [name, { $schema, $comment: "Made by `npm run content -- schemas`.", title, ...made }];
    }),
  );
}
