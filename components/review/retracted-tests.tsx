import { formatDate, type IsoDay } from "@/lib/util/date";
import { Callout } from "../ui/callout";

type RetractedTest = {
  slug: string;
  /** Day of its publication. */
  date: IsoDay;
  retracted: { date: IsoDay; why: string };
};

/** Tests whose points count no more, with the reason. Renders nothing without any. */
export function RetractedTests({ tests }: { tests: readonly RetractedTest[] }) {
  if (tests.length === 0) return null;
  return (
    <Callout heading={tests.length === 1 ? "A test we have retracted" : "Tests we have retracted"}>
      {tests.map(({ slug, date, retracted }) => (
        <p key={slug}>
          Our test of <time dateTime={date}>{formatDate(date)}</time>. <strong>Retracted on </strong>
          <time dateTime={retracted.date}>
            <strong>{formatDate(retracted.date)}</strong>
          </time>
          : {retracted.why}
        </p>
      ))}
    </Callout>
  );
}
