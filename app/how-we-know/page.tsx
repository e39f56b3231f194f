import { ClaimList } from "@/components/claims/claim-list";
import styles from "@/components/claims/claims.module.css";
import { ProofCount } from "@/components/claims/proof-count";
import { Callout } from "@/components/ui/callout";
import { PageHero } from "@/components/ui/page-hero";
import { RichText } from "@/components/ui/rich-text";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { getEnv } from "@/lib/runtime/env";
import { pages } from "@/lib/site/pages";
import { renderSnippet } from "@/lib/text/render-snippet";
import { routes } from "@/lib/util/routes";
import { PageLayout } from "../views/page-layout";
import { claimGroups, countProofs } from "./view";

export const generateMetadata = () => documentMetadata("howWeKnow");

/** Why unproved statements are shown, by the stage of the site. */
const unprovedNote = {
  demo: "This site is a demonstration. What is marked **not proved** is a placeholder, to be proved or removed before launch. Samples are invented.",
  live: "Anything marked **not proved** rests on the word of its source: we have seen no evidence.",
};

export default function HowWeKnowPage() {
  const { title, description } = pages.howWeKnow.titleFrom;
  const groups = claimGroups();
  const counts = countProofs(groups);
  const hasUnproved = counts.unproved + counts.expired + counts.sample > 0;
  return (
    <PageLayout path={routes.howWeKnow()} name={title} description={description}>
      <PageHero title={title} lede={description}>
        <ProofCount counts={counts} />
      </PageHero>
      <div className={`container stack ${styles.howWeKnowLedger}`}>
        {hasUnproved && (
          <Callout heading="Claims without proof">
            <RichText html={renderSnippet(unprovedNote[getEnv().siteStage])} />
          </Callout>
        )}
        {groups.length === 0 && <p>No claims yet.</p>}
        {groups.map((group) => (
          <ClaimList key={group.id} {...group} />
        ))}
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
