import { allOlderThan } from "@/lib/apps/freshness";
import type { Fact, FactGroup } from "@/lib/apps/product-facts";
import { formatCount } from "@/lib/util/number";
import { Fold } from "../ui/fold";
import { Icon } from "../ui/icon";
import { FactRow } from "./fact-row";
import { ReportLink } from "./report-link";
import styles from "./review.module.css";
import { SourceLine } from "./source-line";

type FactPanelProps = {
  product: string;
  /** The app's file in content/products, for reports. */
  slug: string;
  groups: readonly FactGroup[];
  /** What is known beside the questions: "Runs on: Web, iOS". */
  basics: readonly { label: string; text: string }[];
};

/** The anchor of a group of answers: inside what is folded, so that a link to it opens it. */
export function factGroupId(group: string): string {
  return `facts-${group}`;
}

/**
 * What is known of an app, question by question. What is not known is listed too, folded away with what was asked, so that a
 * page about an app of which nothing is known stays short.
 */
export function FactPanel({ product, slug, groups, basics }: FactPanelProps) {
  const all = groups.flatMap(({ facts }) => facts);
  if (all.length === 0) return null;
  const unknown = all.filter(({ tone }) => tone === "unknown");
  const oldest = allOlderThan(all.filter(({ tone }) => tone !== "unknown"));
  const answered = groups
    .map((group) => ({ ...group, facts: group.facts.filter(({ tone }) => tone !== "unknown") }))
    .filter(({ facts }) => facts.length > 0);
  return (
    <section className="stack-4 text-sm snug" aria-labelledby="facts">
      <h2 className="text-2xl" id="facts">
        What we know about {product}
      </h2>
      <p>
        {describeExtent(all.length, all.length - unknown.length)}
        {oldest !== undefined && (
          <strong className="old">
            {" "}
            <Icon name="clock" size={16} /> All were checked more than {oldest} days ago and may have changed.
          </strong>
        )}
      </p>
      {basics.length > 0 && (
        <dl className={styles.factPanelBasics}>
          {basics.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}:</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        {answered.map(({ id, title, facts }) => (
          <Fold
            key={id}
            summary={
              <h3 className="small-heading">
                {title}{" "}
                <span className={`text-xs regular faint ${styles.factPanelCount}`}>
                  {formatCount(facts.length, "answer")}
                </span>
              </h3>
            }
          >
            <dl className={`ruled ${styles.factPanelGroup}`} id={factGroupId(id)}>
              {facts.map((fact) => (
                <FactRow key={fact.id} product={slug} fact={fact} showsAge={oldest === undefined} />
              ))}
            </dl>
          </Fold>
        ))}
        {unknown.length > 0 && <UnknownFacts product={slug} facts={unknown} total={all.length} />}
      </div>
      <ReportLink product={slug}>Report an inaccuracy</ReportLink>
    </section>
  );
}

function describeExtent(asked: number, answered: number): string {
  const questions = asked === 1 ? "the one question" : `the ${asked} questions`;
  if (answered === 0 && asked === 1)
    return "We don’t yet have a checked answer to the one question we ask about every app.";
  if (answered === 0) return `We don’t yet have a checked answer to any of ${questions} we ask about every app.`;
  if (answered === asked) return `Checked answers to ${questions} we ask about every app.`;
  return `Checked answers to ${answered} of ${questions} we ask about every app.`;
}

type UnknownFactsProps = { product: string; facts: readonly Fact[]; total: number };

function UnknownFacts({ product, facts, total }: UnknownFactsProps) {
  return (
    <Fold summary={facts.length === total ? "What we ask" : `Not known: ${facts.length} of ${total}`}>
      <ul className="stack-4">
        {facts.map(({ id, question, why, note, checkedOn }) => (
          <li className="stack-1" key={id}>
            <strong>{question}</strong>
            <em className="faint">Not known</em>
            <span>{why}</span>
            {note && <span>{note}</span>}
            {checkedOn && <SourceLine checkedOn={checkedOn} />}
            <ReportLink product={product} fact={id} what={question}>
              Tell us if you know
            </ReportLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
