import type { Fact } from "@/lib/apps/facts";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { signOf } from "./answer-text";

export type SignedAnswer = Pick<Fact, "id" | "label" | "tone" | "isBetter" | "text">;

/** What an answer is for a reader, the best first. A figure or a text is neither good nor bad. */
const kinds = {
  good: { sign: <Icon name="check" />, words: "good" },
  partly: { sign: <Icon name="half" />, words: "partly" },
  bad: { sign: <Icon name="cross" />, words: "bad" },
  stated: { sign: "i", words: "in words" },
  unknown: { sign: "?", words: "not known" },
};

type Kind = keyof typeof kinds;

function kindOf({ tone, isBetter }: SignedAnswer): Kind {
  if (tone === "unknown") return tone;
  const sign = signOf(tone, isBetter);
  return sign ? ({ check: "good", half: "partly", cross: "bad" } as const)[sign] : "stated";
}

/** An answer as a sign: its shape and colour say whether it is good for the reader. A figure is its own sign. */
export function AnswerSign({ answer }: { answer: SignedAnswer }) {
  const figure = answer.tone === "value" ? /^\d{1,3}\b/.exec(answer.text)?.[0] : undefined;
  return <Sign kind={kindOf(answer)} figure={figure} />;
}

function Sign({ kind, figure }: { kind: Kind; figure?: string | undefined }) {
  return (
    <span className={classNames("text-xs bold answer-sign", `answer-sign-${kind}`)} aria-hidden="true">
      {figure ?? kinds[kind].sign}
    </span>
  );
}

/** Answers as signs, for the eye; the mouse brings the words of each. What is beside them says to the ear how many are good. */
export function AnswerSigns({ answers }: { answers: readonly SignedAnswer[] }) {
  return (
    <span className="answer-signs">
      {answers.map((answer) => (
        <span key={answer.id} title={`${answer.label}: ${answer.text}`}>
          <AnswerSign answer={answer} />
        </span>
      ))}
    </span>
  );
}

/** "19 good, 2 bad, 1 not known". */
export function describeAnswers(answers: readonly SignedAnswer[]): string {
  return countKinds(answers)
    .map(({ kind, count }) => `${count} ${kinds[kind].words}`)
    .join(", ");
}

function countKinds(answers: readonly SignedAnswer[]) {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const count = answers.filter((answer) => kindOf(answer) === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
}

/** What the signs of answers mean for a reader, and how many there are of each; without answers, for the eye alone. */
export function SignLegend({ answers }: { answers?: readonly SignedAnswer[] }) {
  const shown = answers
    ? countKinds(answers)
    : (["good", "partly", "bad", "unknown"] as const).map((kind) => ({ kind }));
  return (
    <ul
      className={classNames("row-3 text-xs soft sign-legend", answers && "sign-legend-counted")}
      aria-hidden={!answers}
    >
      {shown.map(({ kind, ...counted }) => (
        <li className="row-2" key={kind}>
          <Sign kind={kind} /> {"count" in counted && `${counted.count} `}
          {kinds[kind].words}
        </li>
      ))}
    </ul>
  );
}
