import type { SafeHtml } from "@/lib/text/body-types";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { Fold } from "../ui/fold";
import { RichText } from "../ui/rich-text";
import { ClaimRow, type ListedClaim } from "./claim-row";
import styles from "./claims.module.css";

/** The claims of one subject. */
export type ClaimGroup = { id: string; title: string; claims: readonly ListedClaim[] };

type ClaimLedgerProps = {
  /** What something proves, or once proved, by its subject. */
  groups: readonly ClaimGroup[];
  /** The rest, and why readers see it. */
  unproved: { count: number; noteHtml: SafeHtml; groups: readonly ClaimGroup[] };
};

/** Everything that the site states, and where else to check it; what nothing proves is folded away. */
export function ClaimLedger({ groups, unproved }: ClaimLedgerProps) {
  const isProved = groups.some(({ claims }) => claims.some(({ proof }) => proof === "proved"));
  return (
    <div className="container stack-6 under-head">
      {groups.length + unproved.count === 0 ? (
        <p>No claims yet.</p>
      ) : (
        <p className="measure">
          A proved claim has <strong className="fact">✓ Proved</strong> beside it, with its evidence, the day on which
          we checked it, and the day until which it holds.{!isProved && " None is proved yet."}
        </p>
      )}
      {groups.map((group) => (
        <ClaimList key={group.id} {...group} />
      ))}
      {unproved.count > 0 && (
        <Fold summary={<h2 className="text-xl">Placeholders: {formatCount(unproved.count, "claim")} without proof</h2>}>
          <RichText html={unproved.noteHtml} />
          {unproved.groups.map((group) => (
            <ClaimList key={group.id} {...group} id={`unproved-${group.id}`} />
          ))}
        </Fold>
      )}
      <p className="soft measure">
        Sources for what we say about an app are on its page. See also <a href={routes.method()}>how we test</a>,{" "}
        <a href={routes.affiliateDisclosure()}>how we are paid</a> and <a href={routes.changes()}>our corrections</a>.
        Check us yourself: <a href={routes.moneyTest()}>does money change our ranking?</a>,{" "}
        <a href={routes.data()}>our facts as data</a>.
      </p>
    </div>
  );
}

function ClaimList({ id, title, claims }: ClaimGroup) {
  return (
    <section className={`stack ${styles.claimListSubject}`} aria-labelledby={id}>
      <h2 className={`text-xl ${styles.claimListHeading}`} id={id}>
        {title}
      </h2>
      <ul className="ruled">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} {...claim} />
        ))}
      </ul>
    </section>
  );
}
