import { agentParameter } from "@/lib/site/agent-tool";
import styles from "./checkbox-group.module.css";

/** Something that can be ticked. */
export type ListedChoice = { id: string; label: string; isChosen: boolean };

type CheckboxGroupProps = {
  /** Name of the field that all of them share. */
  name: string;
  choices: readonly (ListedChoice & {
    /** The answer that is asked for, shown where it is not yes. */
    answer?: "yes" | "no";
    description?: string;
  })[];
  /** Two beside each other, for short labels. */
  columns?: boolean;
};

/** Boxes to tick. */
export function CheckboxGroup({ name, choices, columns = false }: CheckboxGroupProps) {
  return (
    <ul className={columns ? styles.columns : styles.list}>
      {choices.map(({ id, label, isChosen, answer, description = label }) => (
        <li key={id}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              value={id}
              defaultChecked={isChosen}
              {...agentParameter(answer ? `${description} Must be ${answer}.` : description)}
            />
            <span>
              {label}
              {answer === "no" && <strong>: no</strong>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
