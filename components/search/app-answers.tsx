import type { AppAnswers as AppAnswersData } from "@/lib/search/search-document";
import { upperFirst } from "@/lib/util/title";
import { ScoreTile } from "../review/score-tile";
import { AppMark } from "../ui/app-mark";
import { Icon } from "../ui/icon";
import styles from "./search-results.module.css";

type AppAnswersProps = { [Field in keyof AppAnswersData]: AppAnswersData[Field] | undefined };

/** The apps that a search names, before its results: the review of each, and what is known of it on what the search asks. */
export function AppAnswers({ apps = [], comparison }: AppAnswersProps) {
  if (apps.length === 0) return null;
  return (
    <ul className={`framed ${styles.appAnswers}`} aria-label="What we know">
      {apps.map(({ name, icon, url, isReview, points, facts }) => (
        <li className="stack-2" key={name}>
          <div className={`app-row ${styles.appAnswer}`}>
            <AppMark name={name} icon={icon} size={40} />
            <a className="tall-link bold text-lg wrap" href={url}>
              {name} {isReview ? "review" : "in our comparison"}
            </a>
            {points ? <ScoreTile {...points} isAlone /> : <span className="text-sm soft">Not tested</span>}
          </div>
          {facts.map(({ text, note, url: place }) => (
            <p className={`row text-sm wrap ${styles.appAnswerFact}`} key={text}>
              <a className="tall-link" href={place}>
                {upperFirst(text)}
              </a>
              {note && <span className="faint">{note}</span>}
            </p>
          ))}
        </li>
      ))}
      {comparison && (
        <li>
          <a className="tall-link bold wrap" href={comparison.url}>
            {comparison.name}, side by side <Icon name="arrow-right" size={16} />
          </a>
        </li>
      )}
    </ul>
  );
}
