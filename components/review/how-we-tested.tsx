import type { Points } from "@/lib/content/scoring/score";
import type { SafeHtml } from "@/lib/text/body-types";
import { formatDate, type IsoDay } from "@/lib/util/date";
import { formatCount, formatScore } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { EntrySection } from "../ui/entry-section";
import { Fold } from "../ui/fold";
import { Prose } from "../ui/prose";
import { EvidenceList, type EvidencePicture } from "./evidence-list";
import styles from "./review.module.css";
import { ScoreTile } from "./score-tile";

/** An earlier test of the same app. */
export type FormerTest = {
  slug: string;
  date: IsoDay;
  version: string;
  method: number;
  total: number;
  of: number;
};

/** The test that a score rests on, as its page shows it. */
export type TestRecord = {
  date: IsoDay;
  from: IsoDay;
  to: IsoDay;
  hours: number;
  summary: string;
  /** Absent where the author's file is gone. */
  tester?: { slug: string; name: string } | undefined;
  /** The name of the plan that was tested. */
  plan?: string | undefined;
  version: string;
  /** Edition of the published method. */
  method: number;
  points: Points;
  evidence: readonly EvidencePicture[];
  protocolHtml: SafeHtml;
  former: readonly FormerTest[];
};

type HowWeTestedProps = { appName: string; record: TestRecord };

/** The points of a test for each criterion; folded, the test in a sentence or two, who, when, how long, and what was seen. */
export function HowWeTested({ appName, record }: HowWeTestedProps) {
  const { summary, points, evidence, protocolHtml, former, plan, version } = record;
  return (
    <EntrySection id="test-record" heading={`How we tested ${appName}`} className="stack-4 text-sm snug">
      <ul className={`wrap ${styles.criteriaScores}`} aria-label="Score breakdown">
        {points.criteria.map((criterion) => (
          <li className="labelled" key={criterion.id}>
            <ScoreTile total={criterion.points} of={criterion.of} isAlone /> {criterion.title}
          </li>
        ))}
      </ul>
      <Fold summary="The test: who, when, and what failed">
        <p className="measure">{summary}</p>
        <Circumstances record={record} />
        <EvidenceList pictures={evidence} tested={[plan, version].filter(Boolean).join(", ")} />
        <Prose html={protocolHtml} />
        <FormerTests tests={former} />
      </Fold>
    </EntrySection>
  );
}

function Circumstances({ record }: Pick<HowWeTestedProps, "record">) {
  const { tester, hours, from, to, plan, version, method, date } = record;
  return (
    <dl className={`ruled ${styles.howWeTestedFacts}`}>
      {tester && (
        <Fact label="Tested by">
          <a href={routes.author(tester.slug)}>{tester.name}</a>
        </Fact>
      )}
      <Fact label="Used for">
        {formatCount(hours, "hour")}, from <Day day={from} /> to <Day day={to} />
      </Fact>
      <Fact label="Plan">{plan ?? "Not stated"}</Fact>
      <Fact label="Version">{version}</Fact>
      <Fact label="Published">
        <Day day={date} />
      </Fact>
      <Fact label="Method">
        <a href={routes.method()}>Edition {method}, with its criteria</a>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Day({ day }: { day: IsoDay }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}

function FormerTests({ tests }: { tests: readonly FormerTest[] }) {
  if (tests.length === 0) return null;
  return (
    <div>
      <h3 className="small-heading">Earlier tests</h3>
      <ul className="ruled">
        {tests.map(({ slug, date, version, method, total, of }) => (
          <li key={slug}>
            <Day day={date} />: {formatScore(total)} of {of}, {version}, by edition {method} of the method
          </li>
        ))}
      </ul>
    </div>
  );
}
