import { routes } from "@/lib/util/routes";
import { Button } from "../ui/button";
import { Section } from "../ui/section";
import styles from "./home.module.css";

/** A question with one answer, sent to Find as the field `name`. */
type ChooserQuestion = {
  name: string;
  label: string;
  /** The label of the answer that asks for nothing. */
  any: string;
  options: readonly { label: string; value: string }[];
};

export type ChooserData = {
  heading: string;
  intro?: string | undefined;
  questions: readonly ChooserQuestion[];
  /** Label of the button. */
  label: string;
};

/** Three questions that lead into Find: a plain GET form with its fields. */
export function Chooser({ heading, intro, questions, label }: ChooserData) {
  return (
    <Section id="chooser" title={heading} intro={intro} tone="sunken">
      <form className="stack-5" action={routes.find()} aria-labelledby="chooser">
        <div className={`grid three-columns ${styles.chooserQuestions}`}>
          {questions.map((question) => (
            <fieldset key={question.name}>
              <legend>{question.label}</legend>
              <div className={`row-2 ${styles.chooserAnswers}`}>
                {[{ label: question.any, value: "" }, ...question.options].map(({ label, value }) => (
                  <label key={value} className={`tall-link text-sm ${styles.chooserOption}`}>
                    <input type="radio" name={question.name} value={value} defaultChecked={value === ""} />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div className="row-3 text-sm">
          <Button type="submit" size="lg">
            {label}
          </Button>
          <a className="tall-link" href={routes.find()}>
            All questions
          </a>
        </div>
      </form>
    </Section>
  );
}
