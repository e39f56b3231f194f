import type { FAQPage, WithContext } from "schema-dts";

/** Questions that a page answers; the answers are safe HTML, which search engines take. */
export function buildFaqPage(items: readonly { question: string; answerHtml: string }[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answerHtml }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerHtml },
    })),
  };
}
