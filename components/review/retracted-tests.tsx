import { formatDate, type IsoDay } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";
import { Callout } from "../ui/callout";

type RetractedTest = {
  slug: string;
  /** Day of its publication. */
  date: IsoDay;
  retracted: { date: IsoDay; why: string };
};

type RetractedTestsProps = {
  tests: readonly RetractedTest[];
  /** Whether another test is behind the score of the app. */
  hasScore: boolean;
};

/** Tests whose points count no more, with the reason, and what that means for the score. */
export function RetractedTests({ tests, hasScore }: RetractedTestsProps) {
  return (
    <Callout heading={tests.length === 1 ? "A test we have retracted" : "Tests we have retracted"}>
      {!hasScore && (
        <p>
          We have retracted our test, so the app has no score and isn’t ranked.{" "}
          <a href={routes.method()}>What a test involves</a>
        </p>
      )}
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
