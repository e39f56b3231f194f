import type { Answer } from "../schemas/app-schema";
import type { Question } from "../schemas/fact-sheet-schema";

/** How an answer reads and sorts. Unknown is an answer of its own and never the same as no. */
export type AnswerTone = "yes" | "no" | "partly" | "unknown" | "value";

const words: ReadonlySet<string> = new Set(["yes", "no", "partly"] satisfies AnswerTone[]);

/** An answer that is not there is unknown. */
export function getTone(answer: Answer["answer"] | undefined): AnswerTone {
  if (answer === undefined || answer === "unknown") return "unknown";
  return typeof answer === "string" && words.has(answer) ? (answer as AnswerTone) : "value";
}

/** An answer in words, as in a sentence: "yes", "not known", "30 days", "Delaware". Of what is better the more there is, 0 is "none". */
export function answerText(
  answer: Answer["answer"] | undefined,
  { unit, better }: Pick<Question, "unit" | "better">,
): string {
  if (answer === undefined || answer === "unknown") return "not known";
  if (typeof answer === "string") return answer;
  if (answer === 0 && better === "higher") return "none";
  const figure = answer.toLocaleString("en-US");
  return unit ? `${figure} ${answer === 1 ? unit.replace(/s$/, "") : unit}` : figure;
}

/** Why an answer is none to its question, in words for an editor; `undefined` when it is one. */
export function describeWrongAnswer(answer: Answer["answer"], { kind }: Pick<Question, "kind">): string | undefined {
  if (answer === "unknown") return undefined;
  if (kind === "yes-no") return words.has(String(answer)) ? undefined : "Write yes, no, partly or unknown.";
  if (kind === "number") return typeof answer === "number" && answer >= 0 ? undefined : "Write a number or unknown.";
  // "Yes" is no text that answers "which one".
  return typeof answer === "string" && !words.has(answer) ? undefined : "Write a short text or unknown.";
}

/** The better answer first, by what the question says is better, then the others, and unknown after all of them. */
export function compareAnswers(
  a: Answer["answer"] | undefined,
  b: Answer["answer"] | undefined,
  { better }: Pick<Question, "better">,
): number {
  const isUnknown = Number(getTone(a) === "unknown") - Number(getTone(b) === "unknown");
  if (isUnknown !== 0) return isUnknown;
  if (typeof a === "number" && typeof b === "number")
    return better === "higher" ? b - a : better === "lower" ? a - b : 0;
  const order = better === "no" ? ["no", "partly", "yes"] : ["yes", "partly", "no"];
  return better === "yes" || better === "no" ? order.indexOf(String(a)) - order.indexOf(String(b)) : 0;
}
