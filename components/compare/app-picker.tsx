import { agentTool } from "@/lib/site/agent-tool";
import { routes } from "@/lib/util/routes";
import { Button } from "../ui/button";
import { AppCheckboxes } from "../ui/checkbox-group";
import styles from "./app-picker.module.css";

type AppPickerProps = {
  heading: string;
  apps: readonly { slug: string; name: string }[];
  /** Those that are ticked already. */
  chosen?: readonly string[];
  /** How many can stand side by side. */
  most: number;
};

/** The form that chooses apps: a plain GET form, so its address can be kept and shared. */
export function AppPicker({ heading, apps, chosen = [], most }: AppPickerProps) {
  return (
    <section className={styles.picker} aria-labelledby="choose">
      <h2 id="choose">{heading}</h2>
      <form
        className={styles.form}
        action={routes.compare()}
        {...agentTool("compare_apps", `Puts two to ${most} apps side by side: prices, answers and scores.`)}
      >
        <AppCheckboxes legend={`Two to ${most} apps`} apps={apps} chosen={chosen} agentVerb="compared" />
        <Button type="submit">Compare</Button>
      </form>
    </section>
  );
}
