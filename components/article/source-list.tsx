import { formatDate, type IsoDay } from "@/lib/util/date";
import { EntrySection } from "../ui/entry-section";
import { ExternalLink } from "../ui/external-link";
import styles from "./reading.module.css";

type ShownSource = {
  title: string;
  by: string;
  url: string;
  /** Day on which somebody looked. */
  checkedOn?: IsoDay | undefined;
};

type SourceListProps = { sources: readonly ShownSource[] };

/** What a text rests on, elsewhere; nothing where it names nothing. */
export function SourceList({ sources }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <EntrySection id="sources" heading="Sources">
      <ol className={`stack-2 numbered ${styles.sourceList}`}>
        {sources.map(({ title, by, url, checkedOn }) => (
          <li key={url}>
            <ExternalLink className={`wrap ${styles.sourceListTitle}`} href={url}>
              {title}
            </ExternalLink>
            <span className="soft">
              {" "}
              {by}
              {checkedOn && (
                <>
                  , checked <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </EntrySection>
  );
}
