import type { Reason } from "@/lib/apps/alternatives";
import type { ShownAlternative } from "@/lib/apps/comparison-links";
import { AppMark } from "../ui/app-mark";
import { Icon } from "../ui/icon";
import { InventedMark } from "../ui/invented-mark";
import { AppLink } from "./app-link";
import styles from "./review.module.css";

type AlternativeListProps = { appName: string; alternatives: readonly ShownAlternative[] };

/** Apps to look at instead of the reviewed one, each with its reasons; nothing where none speaks for another. What a clock at a reason means is said once. */
export function AlternativeList({ appName, alternatives }: AlternativeListProps) {
  if (alternatives.length === 0) return null;
  const ages = alternatives.flatMap(({ reasons }) => reasons.flatMap(({ olderThan }) => olderThan ?? []));
  return (
    <section className="stack-3" aria-labelledby="alternatives">
      <h2 className="text-2xl" id="alternatives">
        Alternatives to {appName}
      </h2>
      {ages.length > 0 && (
        <p className="text-sm old">
          <Icon name="clock" size={14} /> Checked more than {Math.min(...ages)} days ago
        </p>
      )}
      <ul className="ruled">
        {alternatives.map(({ name, icon, review, isInvented, comparison, reasons }) => (
          <li className={`text-sm snug ${styles.otherApp}`} key={name}>
            <h3 className="row-2 text-lg">
              <AppMark name={name} icon={icon} size={40} />
              <AppLink className="tall-link" name={name} review={review} /> {isInvented && <InventedMark />}
            </h3>
            <ul className={`stack-1 ${styles.otherAppWords}`}>
              {reasons.map((reason) => (
                <ReasonItem key={reason.text} {...reason} />
              ))}
            </ul>
            <a className="tall-link" href={comparison}>
              Side by side<span className="visually-hidden"> with {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReasonItem({ text, olderThan }: Reason) {
  return (
    <li>
      {text}
      {olderThan !== undefined && (
        <span className="old">
          {" "}
          <Icon name="clock" size={14} />
          <span className="visually-hidden">(checked more than {olderThan} days ago)</span>
        </span>
      )}
    </li>
  );
}
