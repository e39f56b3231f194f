import type { ReactNode } from "react";
import { PageLayout } from "@/app/views/page-layout";
import { ProofColumn, RecordList } from "@/components/proof/record-list";
import { PageHero } from "@/components/ui/page-hero";
import { type LawfulApp, type ListedLaw, listLaws } from "@/lib/apps/laws";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { pages } from "@/lib/site/pages";
import { formatDate } from "@/lib/util/date";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { nameWithSample } from "@/lib/util/sample";

export const generateMetadata = () => documentMetadata("laws");

export default function LawsPage() {
  const { title, description } = pages.laws.titleFrom;
  const laws = listLaws(getSnapshot());
  return (
    <PageLayout path={routes.laws()} name={title} description={description}>
      <PageHero title={title} lede={description} />
      <ProofColumn>
        <p>
          “Observed” means that we saw it in a test, with a picture and a date. “Stated” means that the app’s own pages
          say so. The rest is not known, which does not mean “no”. Whether a law applies to an app, and whether the app
          does enough, is for courts and regulators to decide.
        </p>
        {laws.length === 0 && <p>No laws listed yet.</p>}
        <RecordList
          level={2}
          records={laws.map((law) => ({
            id: law.slug,
            title: law.title,
            state: {
              tone: "open",
              text: law.isInEffect
                ? `In effect since ${formatDate(law.from)}`
                : `Takes effect on ${formatDate(law.from)}`,
            },
            fields: [
              { label: "Where", value: law.region },
              { label: "Applies to", value: law.of },
              { label: "What it requires, and where we saw it", value: <Asks asks={law.asks} /> },
              {
                label: "Official text",
                value: (
                  <>
                    <a href={law.url} rel="noopener">
                      {new URL(law.url).host}
                    </a>
                    .{" "}
                    {law.checkedOn
                      ? `Read by an editor on ${formatDate(law.checkedOn)}.`
                      : "Not checked: no editor has read the law yet, so this summary, including its date, may be wrong."}
                  </>
                ),
              },
            ],
          }))}
        />
      </ProofColumn>
    </PageLayout>
  );
}

function Asks({ asks }: Pick<ListedLaw, "asks">) {
  if (asks.length === 0) return "Not summarized yet.";
  return (
    <ul>
      {asks.map(({ what, apps }) => (
        <li key={what}>
          {what}{" "}
          {apps && (
            <>
              <strong>Observed:</strong> <Apps apps={apps.observed} /> <strong>Stated:</strong>{" "}
              <Apps apps={apps.stated} /> <strong>Not known:</strong> {apps.unknown} of {formatCount(apps.all, "app")}.
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Apps({ apps }: { apps: readonly LawfulApp[] }) {
  if (apps.length === 0) return "in no app yet.";
  return apps.map(
    ({ name, slug, review, picture, checkedOn, isSample }, index): ReactNode => (
      <span key={slug}>
        {index > 0 && ", "}
        <a href={review ? routes.review(review) : routes.compare([slug])}>{nameWithSample(name, isSample)}</a>
        {checkedOn && ` (${formatDate(checkedOn)}`}
        {checkedOn && picture && (
          <>
            ,{" "}
            <a href={picture} aria-label={`Picture: ${name}`}>
              picture
            </a>
          </>
        )}
        {checkedOn && ")"}
        {index === apps.length - 1 && "."}
      </span>
    ),
  );
}
