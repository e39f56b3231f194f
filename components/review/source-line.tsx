import { nameSource } from "@/lib/apps/facts";
import { formatDate, type IsoDay } from "@/lib/util/date";
import { attribute } from "../client/contract";
import { ExternalLink } from "../ui/external-link";
import { Icon } from "../ui/icon";

type SourceLineProps = {
  /** An address, or one of our tests; absent where there is no source to name. */
  source?: string | undefined;
  /** Day on which somebody looked. */
  checkedOn?: IsoDay | undefined;
  /** Days after which this counts as old; present where it is. */
  olderThan?: number | undefined;
};

/** The source of something and when somebody looked. What is old says so. Renders nothing where neither is known. */
export function SourceLine({ source, checkedOn, olderThan }: SourceLineProps) {
  if (source === undefined && checkedOn === undefined) return null;
  const { text, href } = source === undefined ? {} : nameSource(source);
  const checked = checkedOn && `${text ? "checked" : "Checked"} ${formatDate(checkedOn)}`;
  return (
    <span className="text-xs faint wrap">
      {text && <span className="visually-hidden">Source: </span>}
      {href ? (
        <ExternalLink className="thumb" href={href} {...attribute("source")}>
          {text}
        </ExternalLink>
      ) : (
        text
      )}
      {text && checked ? ", " : ""}
      {checked}
      {olderThan !== undefined && (
        <span className="old">
          {" "}
          <Icon name="clock" size={14} /> more than {olderThan} days ago
        </span>
      )}
    </span>
  );
}
