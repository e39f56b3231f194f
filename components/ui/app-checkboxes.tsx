import { agentParameter } from "@/lib/site/agent-tool";
import styles from "./app-checkboxes.module.css";

type AppCheckboxesProps = {
  /** How many may be ticked, in words. */
  legend: string;
  apps: readonly { slug: string; name: string }[];
  /** Those that are ticked already, by their slugs. */
  chosen: readonly string[];
  /** What happens to an app that is ticked, for agents: "compared". */
  done: string;
};

/** Apps to tick in a form, sent as `apps`. */
export function AppCheckboxes({ legend, apps, chosen, done }: AppCheckboxesProps) {
  return (
    <fieldset className={styles.apps}>
      <legend>{legend}</legend>
      <ul className={styles.list}>
        {apps.map(({ slug, name }) => (
          <li key={slug}>
            <label className={styles.app}>
              <input
                type="checkbox"
                name="apps"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                {...agentParameter(`Whether ${name} is ${done}.`)}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
