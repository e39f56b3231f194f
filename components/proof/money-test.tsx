import type { PaidPlace } from "@/lib/apps/ranking";
import { formatDate, type IsoDay } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";
import { EntrySection } from "../ui/entry-section";

type MoneyTestProps = {
  order: readonly PaidPlace[];
  /** On which it was calculated. */
  day: IsoDay;
};

/** The order of the ranking with our partners and without any, and what money does change. */
export function MoneyTest({ order, day }: MoneyTestProps) {
  const isSame = order.every(({ paid, unpaid }) => paid === unpaid);
  return (
    <div className="container">
      <div className="stack-6 measure under-head">
        <EntrySection
          className="stack-4"
          id="result"
          heading={isSame ? "Result: the same order" : "Result: the order differs"}
        >
          <p>
            {isSame
              ? "Without any partner, offer or commission, every app has the same place."
              : "Some places depend on what we are paid. That is our mistake: please report it."}{" "}
            Calculated on {formatDate(day)}.
          </p>
          <table className="figures wrap" aria-labelledby="result">
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
        </EntrySection>
        <EntrySection className="stack-4" id="moves" heading="What money does change">
          <p>
            Where links lead, and which offers are shown. <a href={routes.affiliateDisclosure()}>How we are paid</a>
          </p>
        </EntrySection>
        <EntrySection className="stack-4" id="repeat" heading="Repeat it">
          <p>
            The order can be recalculated from <a href={routes.data("apps.json")}>apps.json</a>, because the method is
            in the same file.
          </p>
        </EntrySection>
      </div>
    </div>
  );
}
