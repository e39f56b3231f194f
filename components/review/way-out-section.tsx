import { formatDate, type IsoDay } from "@/lib/util/date";
import { formatCount } from "@/lib/util/number";
import { FoldedSection } from "../ui/entry-section";

type Step = {
  what: string;
  on: IsoDay;
  /** Address of a picture that shows it. */
  picture?: string | undefined;
};

type WayOutSectionProps = {
  appName: string;
  /** Empty where no test has recorded one. */
  ways: readonly { id: string; title: string; steps: readonly Step[] }[];
  /** What a card statement shows; absent where nobody knows. */
  statementName?: string | undefined;
  /** Plans that are charged again, with the day if they are paid today. */
  plans: readonly { id: string; name: string; next: IsoDay; days: number }[];
};

/** How to leave an app, folded: each step as the tester took it, the name on the statement, and the next charge. */
export function WayOutSection({ appName, ways, statementName, plans }: WayOutSectionProps) {
  const [first] = ways;
  return (
    <FoldedSection
      id="way-out"
      heading={`How to leave ${appName}`}
      amount={first && formatCount(first.steps.length, "step")}
      isOpenOnWide
    >
      {!first && <p>We have not yet recorded how to leave {appName}.</p>}
      {statementName && (
        <p>
          On your card statement, look for <strong>{statementName}</strong>.
        </p>
      )}
      {ways.map(({ id, title, steps }) => (
        <div key={id}>
          <h3 className="small-heading">
            {title}: {formatCount(steps.length, "step")}
          </h3>
          <ol className="stack-1 numbered">
            {steps.map(({ what, on, picture }) => (
              <li key={what}>
                {what}{" "}
                <span className="faint">
                  <time dateTime={on}>{formatDate(on)}</time>
                  {picture && (
                    <>
                      ,{" "}
                      <a href={picture} aria-label={`Picture: ${what}`}>
                        picture
                      </a>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {plans.length > 0 && (
        <div>
          <h3 className="small-heading">Your next charge</h3>
          <ul className="stack-1">
            {plans.map(({ id, name, next, days }) => (
              <li key={id}>
                {name}: if you pay today, you are charged again in {formatCount(days, "day")}, on{" "}
                <time dateTime={next}>{formatDate(next)}</time>.
              </li>
            ))}
          </ul>
        </div>
      )}
    </FoldedSection>
  );
}
