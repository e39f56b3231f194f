import { PageLayout } from "@/app/views/page-layout";
import { ProofColumn, ProofSection, RecordList } from "@/components/proof/record-list";
import { PageHero } from "@/components/ui/page-hero";
import { getMoneyReport } from "@/lib/apps/money-test";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { getPartner } from "@/lib/offers/partners";
import { describePlacement, isPlacement } from "@/lib/offers/placements";
import { readBuildReport } from "@/lib/publish/build-report";
import { pages } from "@/lib/site/pages";
import { formatDate } from "@/lib/util/date";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";

export const generateMetadata = () => documentMetadata("moneyTest");

export default async function MoneyTestPage() {
  const { title, description } = pages.moneyTest.titleFrom;
  const report = await getMoneyReport(getSnapshot());
  const build = readBuildReport();
  return (
    <PageLayout path={routes.moneyTest()} name={title} description={description}>
      <PageHero title={title} lede={description} />
      <ProofColumn>
        <ProofSection id="result" heading={report.isIdentical ? "Result: identical" : "Result: differs"}>
          <p>
            {report.isIdentical
              ? "Nothing we compare depends on what we are paid."
              : "Something below depends on what we are paid. That is our mistake: please report it."}{" "}
            Calculated on {formatDate(report.day)}, once without partners or offers, and{" "}
            {formatCount(report.shuffles, "time")} with partners, offers and commissions shuffled.
            {build &&
              ` The build of ${formatDate(build.day)} repeated it ${build.money.shuffles.toLocaleString("en-US")} times: ${build.money.isIdentical ? "identical" : "differs"}.`}
          </p>
          <RecordList
            records={report.surfaces.map(({ id, title: name, digest, without, shuffled }) => ({
              id,
              title: name,
              state:
                without.length + shuffled.length === 0
                  ? { tone: "good", text: "Identical" }
                  : { tone: "bad", text: "Differs" },
              fields: [
                { label: "Digest", value: <code>{digest}</code> },
                { label: "Without partners and offers", value: describe(without) },
                { label: "With payments shuffled", value: describe(shuffled) },
              ],
            }))}
          />
        </ProofSection>
        <ProofSection id="moves" heading="What money does change">
          <p>
            The links. {build ? `The build of ${formatDate(build.day)} made ${formatCount(build.pages, "page")}.` : ""}{" "}
            {build
              ? "These are all their affiliate links, each with a disclosure nearby."
              : "Links are counted when the site is built, and this is not a build."}{" "}
            <a href={routes.affiliateDisclosure()}>How we are paid</a>
          </p>
          {build && (
            <RecordList
              records={build.links.map(({ partner, placement, links, pages: on }) => ({
                id: `${partner}-${placement}`,
                title: getPartner(partner)?.name ?? partner,
                fields: [
                  { label: "Where", value: nameOf(placement) },
                  { label: "How many", value: `${formatCount(links, "link")} on ${formatCount(on, "page")}` },
                ],
              }))}
            />
          )}
        </ProofSection>
        <ProofSection id="repeat" heading="Repeat it">
          <p>
            Equal digests mean identical results. The order can be recalculated from{" "}
            <a href={routes.data("apps.json")}>apps.json</a>, because the method is in the same file. Each shuffle is
            seeded with its day, so it can be repeated, too.
          </p>
        </ProofSection>
      </ProofColumn>
    </PageLayout>
  );
}

function describe(differences: readonly string[]) {
  if (differences.length === 0) return "Identical";
  return (
    <ul>
      {differences.map((difference) => (
        <li key={difference}>{difference}</li>
      ))}
    </ul>
  );
}

/** The placement in words; of those that are counted on a page, without the number. */
function nameOf(placement: string): string {
  const numbered = `${placement}-1`;
  if (isPlacement(numbered)) return describePlacement(numbered).replace(/, 1$|, by place, 1$/, "");
  return isPlacement(placement) ? describePlacement(placement) : placement;
}
