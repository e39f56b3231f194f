import type { Fact } from "@/lib/apps/facts";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { signOf } from "./answer-text";

type SignedAnswer = Pick<Fact, "id" | "label" | "tone" | "isBetter" | "text">;

/** What an answer is for a reader, the best first. A figure or a text is neither good nor bad. */
const kinds = {
  good: { sign: <Icon name="check" />, words: "good" },
  partly: { sign: <Icon name="half" />, words: "partly" },
  bad: { sign: <Icon name="cross" />, words: "bad" },
  stated: { sign: "i", words: "to read" },
  unknown: { sign: "?", words: "not known" },
};

type Kind = keyof typeof kinds;

function kindOf({ tone, isBetter }: Pick<SignedAnswer, "tone" | "isBetter">): Kind {
  if (tone === "unknown") return tone;
  const sign = signOf(tone, isBetter);
  return sign ? ({ check: "good", half: "partly", cross: "bad" } as const)[sign] : "stated";
}

/** An answer as a sign: its shape and colour say whether it is good for the reader. A figure is its own sign. */
export function AnswerSign({ answer }: { answer: Pick<SignedAnswer, "tone" | "isBetter" | "text"> }) {
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

const noted: readonly Kind[] = ["partly", "bad", "unknown"];

/** With more of them, a name each would be longer than the list of all. */
const mostNames = 2;

/** What answers are for a reader: each kind as its sign, and how many there are, or what one or two are that are not good. */
export function AnswerCounts({ answers }: { answers: readonly SignedAnswer[] }) {
  const isNamed = answers.filter((answer) => noted.includes(kindOf(answer))).length <= mostNames;
  return (
    <span className="row-3 text-xs soft sign-legend">
      {(Object.keys(kinds) as Kind[]).flatMap((kind) => {
        const found = answers.filter((answer) => kindOf(answer) === kind);
        if (found.length === 0) return [];
        const words =
          isNamed && noted.includes(kind)
            ? found.map(({ label, text }) => `${label}: ${text}`)
            : [`${found.length} ${kinds[kind].words}`];
        return words.map((one) => <SignItem key={one} kind={kind} words={one} />);
      })}
    </span>
  );
}

/** What the signs of answers mean for a reader, for the eye alone. */
export function SignLegend() {
  return (
    <p className="row-3 text-xs soft sign-legend" aria-hidden="true">
      {(["good", ...noted] as const).map((kind) => (
        <SignItem key={kind} kind={kind} words={kinds[kind].words} />
      ))}
    </p>
  );
}

function SignItem({ kind, words }: { kind: Kind; words: string }) {
  return (
    <span className="row-2">
      <Sign kind={kind} /> {words}
    </span>
  );
}
