import type { AnswerTone } from "@/lib/content/products/answer-kinds";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

const icons: Partial<Record<AnswerTone, "check" | "cross" | "minus">> = { yes: "check", no: "cross", partly: "minus" };

type AnswerTextProps = { tone: AnswerTone; text: string; isBetter?: boolean | undefined };

/** An answer in words: its sign says what was answered, its colour whether that is good. Unknown looks unlike any answer. */
export function AnswerText({ tone, text, isBetter }: AnswerTextProps) {
  const icon = icons[tone];
  const value = isBetter === undefined ? undefined : isBetter ? "fact" : "accent";
  return (
    <span className={classNames("answer-text", tone === "unknown" ? "answer-text-unknown" : value)}>
      {icon && <Icon name={icon} size={18} />}
      {text.charAt(0).toUpperCase() + text.slice(1)}
    </span>
  );
}
