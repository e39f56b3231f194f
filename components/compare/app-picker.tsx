import { mostCompared } from "@/lib/apps/app-choice";
import { routes } from "@/lib/util/routes";
import { AppCheckboxes, type AppToTick } from "../finder/app-checkboxes";
import { FormError } from "../forms/form-error";
import { Button } from "../ui/button";
import { Fold } from "../ui/fold";

type AppPickerProps = {
  heading: string;
  apps: readonly AppToTick[];
  /** Those that are ticked already, in their order. */
  chosen?: readonly string[];
  /** What is missing from what was sent. */
  error?: string | undefined;
  /** Whether it is folded away, where the page has what was asked for. */
  isFolded?: boolean;
};

/** The form that chooses apps: a plain GET form, so its address can be kept and shared. */
export function AppPicker({ heading, apps, chosen = [], error, isFolded = false }: AppPickerProps) {
  const title = (
    <h2 className={isFolded ? "text-xl" : "text-2xl"} id="choose">
      {heading}
    </h2>
  );
  const form = (
    <form className="stack-5 start" action={routes.compare()}>
      <AppCheckboxes
        legend={`Two to ${mostCompared} apps`}
        apps={apps}
        chosen={chosen}
        describedBy={error && "choose-error"}
      />
      <Button type="submit">Compare</Button>
    </form>
  );
  if (isFolded)
    return (
      <div data-no-print="">
        <Fold summary={title}>{form}</Fold>
      </div>
    );
  return (
    <section className="stack-4" aria-labelledby="choose" data-no-print="">
      {title}
      {error && <FormError id="choose-error">{error}</FormError>}
      {form}
    </section>
  );
}
