import type { FAQPage } from "schema-dts";
import { withAbsoluteAddresses } from "../metadata/absolute-addresses";
import { ids, refer } from "./identity";

/** Questions and answers of a page. Search engines accept safe HTML in answers; its URLs are made absolute. */
export function buildFaqPage(
  path: string,
  items: readonly { question: string; answerHtml: string }[],
): Exclude<FAQPage, string> {
  return {
    "@type": "FAQPage",
    "@id": ids.questions(path),
    isPartOf: refer(ids.page(path)),
    mainEntity: items.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withAbsoluteAddresses(answerHtml, path) },
    })),
  };
}
