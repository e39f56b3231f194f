import { ClaimList } from "@/components/claims/claim-list";
import type { ListedClaim } from "@/components/claims/claim-row";
import styles from "@/components/claims/claims.module.css";
import { ProofCount } from "@/components/claims/proof-count";
import { Fold } from "@/components/ui/fold";
import { PageHero } from "@/components/ui/page-hero";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/lib/addresses/pages";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { getEnv } from "@/lib/runtime/env";
import { renderSnippet } from "@/lib/text/render-snippet";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { PageLayout } from "../views/page-layout";
import { claimGroups, countProofs, pickClaims } from "./view";

export const generateMetadata = () => documentMetadata(currentSite(), "howWeKnow");

/** Why unproved statements are shown, by the stage of the site. */
const unprovedNote = {
  demo: "To be proved or removed before launch: don’t rely on any of them.",
  live: "They rest on the word of their source: we have seen no evidence.",
};

export default function HowWeKnowPage() {
  const { title, description } = pages.howWeKnow.titleFrom;
  const groups = claimGroups();
  const counts = countProofs(groups);
  const unproved = counts.unproved + counts.sample;
  const isUnproved = ({ proof }: ListedClaim) => proof === "unproved" || proof === "sample";
  return (
    <PageLayout path={routes.howWeKnow()} name={title} description={description}>
      <PageHero title={title} lede={description}>
        <ProofCount counts={counts} />
      </PageHero>
      <div className={`container stack ${styles.howWeKnowLedger}`}>
        {groups.length === 0 && <p>No claims yet.</p>}
        {pickClaims(groups, (claim) => !isUnproved(claim)).map((group) => (
          <ClaimList key={group.id} {...group} />
        ))}
        {unproved > 0 && (
          <Fold summary={<h2 className="text-xl">Placeholders: {formatCount(unproved, "claim")} without proof</h2>}>
            <RichText html={renderSnippet(unprovedNote[getEnv().siteStage])} />
            {pickClaims(groups, isUnproved).map((group) => (
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
    </PageLayout>
  );
}
