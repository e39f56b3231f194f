import { PageLayout } from "@/app/views/page-layout";
import { ProofColumn, ProofSection, RecordList } from "@/components/proof/record-list";
import { PageHero } from "@/components/ui/page-hero";
import { pages } from "@/lib/addresses/pages";
import { currentSite } from "@/lib/content/site/current-site";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { describeData } from "@/lib/machines/open-data/to-open-data";
import { buildDataset } from "@/lib/machines/structured-data/dataset";
import { formatDate } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";

export const generateMetadata = () => documentMetadata(currentSite(), "data");

const files = [
  {
    file: "apps.json",
    about:
      "Every app with its plans, answers, tests, points, rank, label, changes and corrections, and the method, so that anyone can recalculate ranks and labels.",
  },
  { file: "plans.csv", about: "Every plan of every app, one per line, with its cost for one month and for twelve." },
];

export default function DataPage() {
  const { title, description } = pages.data.titleFrom;
  const data = describeData(currentSite());
  const { licence, version, day } = data;
  const things = [buildDataset({ ...pages.data.titleFrom, ...data })];
  return (
    <PageLayout path={routes.data()} name={title} description={description} things={things}>
      <PageHero title={title} lede={description} />
      <ProofColumn>
        <ProofSection id="files" heading="Files">
          <RecordList
            records={files.map(({ file, about }) => ({
              id: file.replace(".", "-"),
              title: <a href={routes.data(file)}>{file}</a>,
              fields: [{ label: "Contents", value: about }],
            }))}
          />
        </ProofSection>
        <ProofSection id="use" heading="How to use them">
          <ul>
            {licence ? (
              <li>
                Facts, points and ranks are licensed under <a href={licence.url}>{licence.name}</a>. The license does
                not cover articles or pictures.
              </li>
            ) : (
              <li>
                No license has been granted. You may read and check these files; ask us before you publish them
                elsewhere.
              </li>
            )}
            <li>
              Content version <code>{version}</code>, as of {formatDate(day)}. The addresses will not change. Each file
              has an ETag, and scripts on other sites may read it.
            </li>
            <li>
              Changes at all apps come as a feed: <a href={routes.rssFeed("changes")}>RSS</a> or{" "}
              <a href={routes.jsonFeed("changes")}>JSON</a>.
            </li>
            <li>
              Days are ISO days, prices are in the currency of their plan, and a field that is left out is not known.
            </li>
            <li>“unknown” means we don’t know. It never means “no”.</li>
            <li>“sample”: true marks data that is invented or unchecked. Do not pass it on as fact.</li>
            <li>An app without a test has no points, rank or label.</li>
            <li>
              Payments change no rank: the <a href={routes.moneyTest()}>money test</a> calculates the order with our
              partners and without any. Anyone can recalculate it from apps.json, which has the points and the method.
            </li>
          </ul>
        </ProofSection>
      </ProofColumn>
    </PageLayout>
  );
}
