import { Document, isScalar, visit } from "yaml";

/** Fields as YAML, one a line, with lists of words in brackets, as the content is written. Absent fields are left out. */
export function writeFields(data: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const document = new Document(Object.fromEntries(given));
  visit(document, {
    Seq: (_, list) => {
      const isShort = list.items.every((item) => isScalar(item) && String(item.value).length <= 30);
      if (isShort) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
