import { formatDate, type IsoDay } from "@/lib/util/date";
import { attribute } from "../client/contract";
import { StatusTag } from "../ui/status-tag";
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
  ownFigure?: { how: string; text?: string | undefined; isSample: boolean } | undefined;
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
      <p className={`bold ${styles.claimRowFigure}`}>{figure}</p>
      <div className={styles.claimRowWords}>
        <p className={figure === undefined ? styles.claimRowSentence : "bold"}>{statement}</p>
        {ownFigure?.text && (
          <p className={styles.claimRowOwnFigure}>
            By our math: <strong>{ownFigure.text}</strong>
          </p>
        )}
        {ownFigure && (
          <p className={styles.claimRowLine}>
            {ownFigure.how}
            {ownFigure.isSample && " This includes sample data."}
          </p>
        )}
      </div>
      <div className={`stack-1 ${styles.claimRowProof}`}>
        <p>
          <Mark proof={proof} />
        </p>
        {evidence && (
          <p className={styles.claimRowLine}>
            Proved by <EvidenceLink {...evidence} />
            {checkedOn && `, checked ${formatDate(checkedOn)}`}
            {expiresOn && proof !== "expired" && `, valid until ${formatDate(expiresOn)}`}
          </p>
        )}
        {proof === "expired" && expiresOn && (
          <p className={styles.claimRowLine}>It was valid until {formatDate(expiresOn)}.</p>
        )}
        {source && <p className={styles.claimRowLine}>Source: {source}</p>}
      </div>
    </li>
  );
}

const marks = { expired: "Evidence has expired", sample: "Sample", unproved: "Not proved" } as const;

function Mark({ proof }: Pick<ListedClaim, "proof">) {
  if (proof === "proved") return <span className={styles.claimRowProved}>Proved</span>;
  if (proof === "computed") return <span className={styles.claimRowProved}>Calculated</span>;
  return <StatusTag>{marks[proof]}</StatusTag>;
}

function EvidenceLink({ text, href, isElsewhere, sha256 }: ShownEvidence) {
  if (href === undefined) return text;
  return (
    <a
      href={href}
      {...(isElsewhere ? { rel: "noopener", ...attribute("source") } : {})}
      title={sha256 && `SHA-256 ${sha256}`}
    >
      {text}
    </a>
  );
}
