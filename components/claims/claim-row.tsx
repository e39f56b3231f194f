import { formatDate, type IsoDay } from "@/lib/util/date";
import { attribute } from "../client/contract";
import styles from "./claims.module.css";

/** What proves a claim, as readers see it. */
export type ShownEvidence = {
  text: string;
  href?: string | undefined;
  isElsewhere?: boolean;
  sha256?: string;
};

export type ListedClaim = {
  /** Its anchor on the page. */
  id: string;
  /** The figure as readers see it elsewhere; absent for words. */
  figure?: string | undefined;
  /** What the figure is of, or the sentence itself. */
  statement: string;
  /** Who states it; absent for what we have worked out. */
  source?: string | undefined;
  proof: "proved" | "computed" | "expired" | "sample" | "unproved";
  evidence?: ShownEvidence;
  checkedOn?: IsoDay | undefined;
  expiresOn?: IsoDay | undefined;
  /** How we worked it out. `text` is our own sum where it contradicts the figure. */
  ownFigure?: { how: string; text?: string | undefined } | undefined;
};

/** One claim of the public ledger: the figure, what it is of, who says so, and what proves it. */
export function ClaimRow({
  id,
  figure,
  statement,
  source,
  proof,
  evidence,
  checkedOn,
  expiresOn,
  ownFigure,
}: ListedClaim) {
  return (
    <li className={styles.claimRow} id={id}>
      {figure !== undefined && <p className={`bold numbers ${proof === "computed" ? "" : "text-2xl"}`}>{figure}</p>}
      <div className={figure === undefined ? styles.claimRowAlone : undefined}>
        <p className={figure === undefined ? "text-lg" : "bold"}>{statement}</p>
        {ownFigure?.text && (
          <p className="text-sm fact">
            By our math: <strong>{ownFigure.text}</strong>
          </p>
        )}
        {ownFigure && <p className="text-sm faint">{ownFigure.how}</p>}
      </div>
      <div className="stack-1">
        <Mark proof={proof} />
        {evidence && (
          <p className="text-sm faint">
            {proof === "unproved" ? "Former evidence: " : "Proved by "}
            <EvidenceLink {...evidence} />
            {checkedOn && `, checked ${formatDate(checkedOn)}`}
            {expiresOn && proof !== "expired" && `, valid until ${formatDate(expiresOn)}`}
          </p>
        )}
        {proof === "expired" && expiresOn && (
          <p className="text-sm faint">It was valid until {formatDate(expiresOn)}.</p>
        )}
        {source && <p className="text-sm faint">Source: {source}</p>}
      </div>
    </li>
  );
}

function Mark({ proof }: Pick<ListedClaim, "proof">) {
  if (proof === "proved") return <p className={`text-sm bold fact ${styles.claimRowProved}`}>Proved</p>;
  if (proof === "computed") return <p className={`text-sm bold fact ${styles.claimRowProved}`}>Calculated</p>;
  if (proof === "expired") return <span className="tag">Evidence has expired</span>;
  // The fold around them says what they are.
  return null;
}

function EvidenceLink({ text, href, isElsewhere, sha256 }: ShownEvidence) {
  if (href === undefined) return text;
  return (
    <a
      className="thumb"
      href={href}
      {...(isElsewhere ? { rel: "noopener", ...attribute("source") } : {})}
      title={sha256 && `SHA-256 ${sha256}`}
    >
      {text}
    </a>
  );
}
