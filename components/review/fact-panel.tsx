import { countAnswers, type FactGroup } from "@/lib/apps/facts";
import { allOlderThan } from "@/lib/apps/freshness";
import { EntrySection } from "../ui/entry-section";
import { Fold } from "../ui/fold";
import { Icon } from "../ui/icon";
import { AnswerCounts } from "./answer-sign";
import { describeCount } from "./before-you-pay";
import { FactRow } from "./fact-row";
import { ReportLink } from "./report-link";
import styles from "./review.module.css";

type FactPanelProps = {
  appName: string;
  /** The app's file in content/products, for reports. */
  appSlug: string;
  groups: readonly FactGroup[];
  /** What is known beside the questions: "Runs on: Web, iOS". */
  basics: readonly { label: string; text: string }[];
};

/** What is known of an app: how many answers are good and which are not; folded, every question by group, with its answer in words. */
export function FactPanel({ appName, appSlug, groups, basics }: FactPanelProps) {
  const all = groups.flatMap(({ facts }) => facts);
  if (all.length === 0) return null;
  const oldest = allOlderThan(all.filter(({ tone }) => tone !== "unknown"));
  return (
    <EntrySection id="facts" heading={`What we know about ${appName}`}>
      {basics.length > 0 && (
        <dl className={`row ${styles.factPanelBasics}`}>
          {basics.map(({ label, text }) => (
            <div key={label}>
              <dt className="soft">{label}:</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {oldest !== undefined && (
        <p className="old">
          <Icon name="clock" size={16} /> All were checked more than {oldest} days ago and may have changed.
        </p>
      )}
      <AnswerCounts answers={all} />
      <Fold summary={`${describeCount(countAnswers(groups))}, with sources`}>
        {groups.map(({ id, title, facts }) => (
          <div className="stack-2" key={id}>
            <h3 className="small-heading">{title}</h3>
            <dl className="ruled">
              {facts.map((fact) => (
                <FactRow key={fact.id} appSlug={appSlug} fact={fact} />
              ))}
            </dl>
          </div>
        ))}
        <ReportLink appSlug={appSlug}>Report an inaccuracy</ReportLink>
      </Fold>
    </EntrySection>
  );
}
