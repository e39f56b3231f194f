import type { Route } from "next";
import { type FindOrder, findFields, weightField } from "@/lib/apps/finder/criteria";
import type { Weight } from "@/lib/apps/finder/find-apps";
import { limits } from "@/lib/util/limits";
import { routes } from "@/lib/util/routes";
import { Button } from "../ui/button";
import { CheckboxGroup, type Choice } from "../ui/checkbox-group";
import { Fold } from "../ui/fold";
import { Island } from "../ui/island.island";
import styles from "./finder.module.css";
import { PriceField } from "./price-field";
import { WeightSlider } from "./weight-slider.island";

/** What the form offers, and what of it is chosen. */
export type FinderFormData = {
  /** Prices as typed in their fields: "15", "15.5" or nothing. */
  month: string;
  year: string;
  free: boolean;
  adult?: "yes" | "no" | undefined;
  platforms: readonly Choice[];
  kinds: readonly Choice[];
  groups: readonly {
    id: string;
    title: string;
    questions: readonly (Choice & { wanted: "yes" | "no" })[];
  }[];
  weights: readonly Weight[];
  /** What comes first, where the reader has chosen it. It is chosen above the list (finder-results.tsx). */
  order?: FindOrder | undefined;
};

type FinderFormProps = FinderFormData & {
  /** The address without the reader's weights; absent where none is changed. */
  unweighted?: Route | undefined;
};

/** What an app must cost, run on and answer, and what counts: a plain GET form, so its address can be kept and shared. */
export function FinderForm({
  month,
  year,
  free,
  adult,
  platforms,
  kinds,
  groups,
  weights,
  order,
  unweighted,
}: FinderFormProps) {
  return (
    <form className={`stack ${styles.finderForm}`} action={routes.find()}>
      <fieldset className={styles.finderFormPart}>
        <legend>Price in US dollars</legend>
        <PriceField name={findFields.month} label="One month, at most" value={month} />
        <PriceField name={findFields.year} label="Twelve months, at most" value={year} />
        <CheckboxGroup name={findFields.free} choices={[{ id: "yes", label: "Has a free plan", isChosen: free }]} />
      </fieldset>
      <fieldset className={styles.finderFormPart}>
        <legend>Runs on</legend>
        <CheckboxGroup name={findFields.platforms} choices={platforms} columns="two" />
      </fieldset>
      {kinds.length > 0 && (
        <fieldset className={styles.finderFormPart}>
          <legend>Type (any of these)</legend>
          <CheckboxGroup name={findFields.kinds} choices={kinds} />
        </fieldset>
      )}
      <div className={styles.finderFormPart}>
        <label className={styles.finderFormLegend} htmlFor={findFields.adult}>
          Content for adults
        </label>
        <select className="full-width" id={findFields.adult} name={findFields.adult} defaultValue={adult ?? ""}>
          <option value="">Either</option>
          <option value="yes">Allowed</option>
          <option value="no">None, or it can be turned off</option>
        </select>
      </div>
      {groups.map(({ id, title, questions }) => (
        <Fold key={id} summary={title} isOpen={questions.some(({ isChosen }) => isChosen)}>
          <fieldset aria-label={title}>
            <CheckboxGroup name={findFields.facts} choices={questions.map((one) => ({ ...one, answer: one.wanted }))} />
          </fieldset>
        </Fold>
      ))}
      {order && <input type="hidden" name={findFields.order} value={order} />}
      <Island name="weights">
        <fieldset className={styles.finderFormPart}>
          <legend>What matters to you</legend>
          {weights.map(({ id, title, value, isChanged, published }) => (
            <WeightSlider
              key={id}
              name={weightField(id)}
              title={title}
              value={isChanged ? value : published}
              max={limits.findWeight}
            />
          ))}
          {unweighted && <a href={unweighted}>Reset to our weights</a>}
        </fieldset>
      </Island>
      <div className={`row text-sm ${styles.finderFormActions}`}>
        <Button type="submit">Find apps</Button>
        <a href={routes.find()}>Start over</a>
      </div>
    </form>
  );
}
