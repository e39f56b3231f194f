import type { FAQPage } from "schema-dts";
import { withAbsoluteAddresses } from "../metadata/absolute-addresses";
import { ids, refer } from "./identity";

/** Questions that a page answers; the answers are safe HTML, which search engines take, with whole addresses. */
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
