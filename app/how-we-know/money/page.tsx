import { PageLayout } from "@/app/views/page-layout";
import { ProofColumn, ProofSection } from "@/components/proof/record-list";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import { listPaidOrder } from "@/lib/apps/paid-order";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { formatDate } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";

export const generateMetadata = () => documentMetadata(currentSite(), "moneyTest");

export default function MoneyTestPage() {
  const { title, description } = pages.moneyTest.titleFrom;
  const site = currentSite();
  const order = listPaidOrder(site);
  const isSame = order.every(({ paid, unpaid }) => paid === unpaid);
  return (
    <PageLayout path={routes.moneyTest()} name={title} description={description}>
      <PageHero title={title} lede={description} />
      <ProofColumn>
        <ProofSection id="result" heading={isSame ? "Result: the same order" : "Result: the order differs"}>
          <p>
            {isSame
              ? "Without any partner, offer or commission, every app has the same place."
              : "Some places depend on what we are paid. That is our mistake: please report it."}{" "}
            Calculated on {formatDate(site.day)}.
          </p>
          <table className="figures wrap">
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">With our partners</th>
                <th scope="col">Without any</th>
              </tr>
            </thead>
            <tbody>
              {order.map(({ rank, paid, unpaid }) => (
                <tr key={rank}>
                  <th scope="row">{rank}</th>
                  <td>{paid ?? "nobody"}</td>
                  <td>{unpaid ?? "nobody"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ProofSection>
        <ProofSection id="moves" heading="What money does change">
          <p>
            Where links lead, and which offers are shown. <a href={routes.affiliateDisclosure()}>How we are paid</a>
          </p>
        </ProofSection>
        <ProofSection id="repeat" heading="Repeat it">
          <p>
            The order can be recalculated from <a href={routes.data("apps.json")}>apps.json</a>, because the method is
            in the same file.
          </p>
        </ProofSection>
      </ProofColumn>
    </PageLayout>
  );
}
