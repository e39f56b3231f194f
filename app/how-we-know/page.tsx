import { ClaimList } from "@/components/claims/claim-list";
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
import styles from "./page.module.css";
import { claimGroups, countProofs } from "./view";

export const generateMetadata = () => documentMetadata("howWeKnow");

/** Why something stands here that nothing proves, by the stage of the site. */
const unprovedNote = {
  demo: "This site is a demonstration. What is marked as **not proved** is shown to fill its pages: nothing proves it, so believe none of it. The same holds for samples, which are invented.",
  live: "What is marked as **not proved** is what its source states and nothing more. Nobody has shown us that it is so.",
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
      <div className={`container stack ${styles.ledger}`}>
        {hasUnproved && (
          <Callout heading="What is not proved">
            <RichText html={renderSnippet(unprovedNote[getEnv().siteStage])} />
          </Callout>
        )}
        {groups.length === 0 && <p>Nothing is stated here that would have to be proved.</p>}
        {groups.map((group) => (
          <ClaimList key={group.id} {...group} />
        ))}
        <p className="soft measure">
          What we say of apps has its sources on the page of each app. <a href={routes.method()}>How we test</a>,{" "}
          <a href={routes.affiliateDisclosure()}>how we are paid</a> and{" "}
          <a href={routes.changes()}>what we had wrong</a> are told elsewhere. What can be checked without us:{" "}
          <a href={routes.moneyTest()}>whether money moves our order</a>,{" "}
          <a href={routes.rulebook()}>the rules we check ourselves by</a>, <a href={routes.data()}>our facts as data</a>
          , <a href={routes.laws()}>what laws ask of apps, and where we saw it done</a>.
        </p>
      </div>
    </PageLayout>
  );
}
