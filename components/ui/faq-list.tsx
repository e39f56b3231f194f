import type { SafeHtml } from "@/lib/text/body-types";
import { Fold } from "./fold";
import { RichText } from "./rich-text";

export type AnsweredQuestion = { question: string; answerHtml: SafeHtml };

type FaqListProps = {
  items: readonly AnsweredQuestion[];
  /** With a name, only one answer is open at a time, at first the first one. Without it, each opens independently. */
  name?: string;
};

/** Questions with answers that open on click. */
export function FaqList({ items, name }: FaqListProps) {
  return items.map(({ question, answerHtml }, index) => (
    <Fold
      key={question}
      summary={<h3 className="text-lg">{question}</h3>}
      name={name}
      isOpen={name !== undefined && index === 0}
    >
      <RichText className="stack-3 measure soft" html={answerHtml} />
    </Fold>
  ));
}
