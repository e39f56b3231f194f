import type { Graph } from "schema-dts";

type JsonLdProps = { data: Graph };

/**
 * Structured data as a script element. Escapes "<", so that no text in it can end the element.
 */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
