import { PageLayout } from "@/app/views/page-layout";
import { ProofColumn, ProofSection, RecordList } from "@/components/proof/record-list";
import { PageHero } from "@/components/ui/page-hero";
import { buildStatements, checkRules } from "@/lib/claims/rulebook";
import { getSnapshot } from "@/lib/content/snapshot/current-snapshot";
import { documentMetadata } from "@/lib/machines/metadata/document-metadata";
import { readBuildReport } from "@/lib/publish/build-report";
import { pages } from "@/lib/site/pages";
import { formatDate } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";

export const generateMetadata = () => documentMetadata("rulebook");

export default function RulebookPage() {
  const { title, description } = pages.rulebook.titleFrom;
  const { library, day } = getSnapshot();
  const build = readBuildReport();
  const checkedOn = `Texts: ${formatDate(day)}. Pages: ${build ? formatDate(build.day) : "not checked by a build yet"}.`;
  return (
    <PageLayout path={routes.rulebook()} name={title} description={description}>
      <PageHero title={title} lede={description} />
      <ProofColumn>
        <ProofSection id="rules" heading="Rules">
          <p>
            This is how we understand each rule and how we check ourselves. It is not legal advice, and we do not claim
            to comply: we say what we checked and what we found.
          </p>
          <RecordList
            records={checkRules({ library, day, build }).map(({ id, name, asks, seenAt, proof, faults }) => ({
              id,
              title: name,
              state:
                faults.length === 0
                  ? { tone: "good", text: "No fault found" }
                  : { tone: "bad", text: `Fault found${faults.length > 1 ? `: ${faults.length}` : ""}` },
              fields: [
                { label: "What it requires", value: asks },
                { label: "Where you see it", value: <a href={seenAt.href}>{seenAt.label}</a> },
                { label: "What proves it", value: proof },
                { label: "Last checked", value: checkedOn },
                ...(faults.length === 0
                  ? []
                  : [
                      {
                        label: "What is wrong",
                        value: (
                          <ul>
                            {faults.slice(0, 10).map((fault) => (
                              <li key={fault}>{fault}</li>
                            ))}
                          </ul>
                        ),
                      },
                    ]),
              ],
            }))}
          />
        </ProofSection>
        {buildStatements({ library }).map(({ id, title: heading, sentences }) => (
          <ProofSection key={id} id={id} heading={heading}>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </ProofSection>
        ))}
        <p>
          <a href={routes.contact()}>Contact us</a> · <a href={routes.laws()}>Laws for companion apps</a>
        </p>
      </ProofColumn>
    </PageLayout>
  );
}
