import type { Route } from "next";
import { formatDate, type IsoDay } from "@/lib/util/date";
import { formatCount } from "@/lib/util/number";
import { routes } from "@/lib/util/routes";
import { AppMark } from "../ui/app-mark";

type CheckableProps = {
  /** The test behind each score, in the ranking's order. */
  tests: readonly {
    app: string;
    icon?: string | undefined;
    href: Route;
    from: IsoDay;
    to: IsoDay;
    hours: number;
    /** Absent where the author's file is gone. */
    tester?: string | undefined;
  }[];
  /** How many answers about apps we have checked. */
  answers: number;
};

/** What readers can check themselves: our tests, then our answers; nothing of what has none. */
export function Checkable({ tests, answers }: CheckableProps) {
  return (
    <div className="container stack-3 under-head">
      {tests.length > 0 && (
        <section className="stack-2" aria-labelledby="our-tests">
          <h2 className="text-xl" id="our-tests">
            {formatCount(tests.length, "test")} to check
          </h2>
          <ul className="ruled">
            {tests.map(({ app, icon, href, from, to, hours, tester }) => (
              <li className="stretched app-row text-sm snug" key={href}>
                <AppMark name={app} icon={icon} size={40} />
                <p className="soft card-title">
                  <a className="bold" href={href}>
                    {app}
                  </a>{" "}
                  {formatDate(from)} to {formatDate(to)}, {formatCount(hours, "hour")}
                  {tester && `, by ${tester}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answers > 0 && (
        <a className="tall-link text-sm" href={routes.compare()}>
          {formatCount(answers, "checked answer")}
        </a>
      )}
    </div>
  );
}
