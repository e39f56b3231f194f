import type { Answers, NewKind } from "./kind";
import { type AnswerContext, checkAnswer } from "./new-entry";

type Asking = {
  /** Shows a question, and returns what was typed. */
  ask: (prompt: string) => Promise<string>;
  /** Says why an answer is asked for again. */
  tell: (problem: string) => void;
  /** Answers of an earlier try. An empty line keeps one, "-" takes it out. */
  before?: Answers;
};

/**
 * Asks for what is not given, each until the answer can be right as far as one answer can be.
 * @param given Answers that are not asked for.
 */
export async function askAnswers(
  kind: NewKind,
  given: Answers,
  context: AnswerContext,
  { ask, tell, before = {} }: Asking,
): Promise<Answers> {
  let answers = given;
  for (const question of kind.questions(context.library, context.day)) {
    const { name, choices, fallback } = question;
    if (name in given) continue;
    const only = fallback === undefined && choices?.length === 1 ? choices[0] : undefined;
    const kept = before[name] || only;
    const list = choices && choices.length > 1 ? ` (one of ${choices.join(", ")})` : "";
    const proposed = kept || fallback;
    for (;;) {
      const typed = (await ask(`${question.ask}${list}${proposed ? ` [${proposed}]` : ""}: `)).trim();
      const answer = typed === "-" ? "" : typed || kept || "";
      const tried = { ...answers, [name]: answer };
      const problem = checkAnswer(kind, question, tried, context);
      if (!problem) {
        answers = tried;
        break;
      }
      tell(problem);
    }
  }
  return answers;
}
