import type { App } from "@/lib/content/entry-types";
import { AppMark } from "../ui/app-mark";
import { CheckboxGroup } from "../ui/checkbox-group";
import styles from "./finder.module.css";

/** An app that can be ticked. */
export type AppToTick = Pick<App, "slug" | "name" | "icon">;

type AppCheckboxesProps = {
  /** How many may be ticked, in words. */
  legend: string;
  apps: readonly AppToTick[];
  /** Those that are ticked already, by their slugs. */
  chosen: readonly string[];
  /** The message that says what is missing, by its id. */
  describedBy?: string | undefined;
};

/**
 * Apps to tick in a form, sent as `apps`, and always with an empty name, so that a form without any is noticed. Those that
 * are ticked come first and in their order, because a form sends its boxes in the order in which they are on the page.
 */
export function AppCheckboxes({ legend, apps, chosen, describedBy }: AppCheckboxesProps) {
  const ticked = chosen.flatMap((slug) => apps.find((app) => app.slug === slug) ?? []);
  const choices = [...new Set([...ticked, ...apps])].map(({ slug, name, icon }) => ({
    id: slug,
    label: name,
    mark: <AppMark name={name} icon={icon} size={24} />,
    isChosen: chosen.includes(slug),
  }));
  return (
    <fieldset className={`full-width ${styles.appCheckboxes}`} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <NoApp />
      <CheckboxGroup name="apps" choices={choices} columns="many" />
    </fieldset>
  );
}

/** Sends an empty name with the apps that are ticked. */
export function NoApp() {
  return <input type="hidden" name="apps" value="" />;
}
