import type { AnswerTone } from "@/lib/content/apps/answer-kinds";
import { upperFirst } from "@/lib/util/title";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

type Sign = "check" | "cross" | "half";

/** The sign of an answer says whether it is good for the reader; of a question without a better answer, what was answered. */
export function signOf(tone: AnswerTone, isBetter: boolean | undefined): Sign | undefined {
  if (tone === "partly") return "half";
  if (tone !== "yes" && tone !== "no") return undefined;
  return (isBetter ?? tone === "yes") ? "check" : "cross";
}

type AnswerTextProps = { tone: AnswerTone; text: string; isBetter?: boolean | undefined };

/** An answer in words: its sign and its colour say whether that is good. Unknown looks unlike any answer. */
export function AnswerText({ tone, text, isBetter }: AnswerTextProps) {
  const icon = signOf(tone, isBetter);
  return (
    <span
      className={classNames(
        "answer-text",
        tone === "unknown" ? "answer-text-unknown" : isBetter !== undefined && (isBetter ? "fact" : "error"),
      )}
    >
      {icon && <Icon name={icon} size={18} />}
      {upperFirst(text)}
    </span>
  );
}
