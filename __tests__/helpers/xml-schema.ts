import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

export type SchemaName = "sitemap" | "rss";

const schemas = join("__tests__", "helpers", "schemas");

/** The errors of libxml2 for a document and a schema of __tests__/helpers/schemas. */
export async function schemaDiagnostics(xml: string, name: SchemaName): Promise<string[]> {
  const load = (file: string) => ({ fileName: file, contents: readFileSync(join(schemas, file), "utf8") });
  const preload =
    name === "sitemap" ? ["sitemap-image.xsd"] : name === "rss" ? ["content.xsd", "dc.xsd", "atom.xsd"] : [];
  const { errors } = await validateXML({
    xml: { fileName: "document.xml", contents: xml },
    schema: load(`${name}.xsd`),
    preload: preload.map(load),
  });
  return errors.map(({ message }) => message);
}
