import type { Graph } from "schema-dts";

type JsonLdProps = { data: Graph };

/**
 * Prints structured data. "<" is written as its escape, so that no text in it can end the script element; nothing else is
 * changed, ampersands in addresses stay.
 */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script element takes no other content.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
