import { formatDate, type IsoDay } from "@/lib/util/date";
import { routes } from "@/lib/util/routes";
import { EntrySection } from "../ui/entry-section";

type OpenDataProps = {
  /** Absent where nobody has granted one. */
  licence?: { name: string; url: string } | undefined;
  /** Of the content. */
  version: string;
  day: IsoDay;
};

const files = [
  {
    file: "apps.json",
    about:
      "Every app with its plans, answers, tests, points, rank, label, changes and corrections, and the method, so that anyone can recalculate ranks and labels.",
  },
  { file: "plans.csv", about: "Every plan of every app, one per line, with its cost for one month and for twelve." },
];

/** The files of open data, and what to know before using them. */
export function OpenData({ licence, version, day }: OpenDataProps) {
  return (
    <div className="container">
      <div className="stack-6 measure under-head">
        <EntrySection className="stack-4" id="files" heading="Files">
          <ul className="ruled">
            {files.map(({ file, about }) => (
              <li className="stack-1" key={file}>
                <h3>
                  <a href={routes.data(file)}>{file}</a>
                </h3>
                <p className="text-sm">{about}</p>
              </li>
            ))}
          </ul>
        </EntrySection>
        <EntrySection className="stack-4" id="use" heading="How to use them">
          <ul>
            <li>
              {licence ? (
                <>
                  Facts, points and ranks are licensed under <a href={licence.url}>{licence.name}</a>. The license does
                  not cover articles or pictures.
                </>
              ) : (
                "No license has been granted. You may read and check these files; ask us before you publish them elsewhere."
              )}
            </li>
            <li>
              Content version <code>{version}</code>, as of {formatDate(day)}. The addresses will not change. Each file
              has an ETag, and scripts on other sites may read it.
            </li>
            <li>
              Changes at all apps come as <a href={routes.rssFeed("changes")}>a feed (RSS)</a>.
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
        </EntrySection>
      </div>
    </div>
  );
}
