import type { ReactNode } from "react";
import styles from "./checkbox-group.module.css";

/** Something that can be ticked. */
export type Choice = {
  id: string;
  label: string;
  /** What is before its name: the mark of an app. */
  mark?: ReactNode;
  isChosen: boolean;
  /** The answer that is asked for, shown where it is not yes. */
  answer?: "yes" | "no";
};

type CheckboxGroupProps = {
  /** Name of the field that all of them share. */
  name: string;
  choices: readonly Choice[];
  /** `two` for short labels beside each other, `many` for names in as many columns as fit. */
  columns?: "one" | "two" | "many";
};

/** Boxes to tick. */
export function CheckboxGroup({ name, choices, columns = "one" }: CheckboxGroupProps) {
  return (
    <ul className={styles[columns]}>
      {choices.map(({ id, label, mark, isChosen, answer }) => (
        <li key={id}>
          <label className={`text-sm ${styles.choice}`}>
            <input type="checkbox" name={name} value={id} defaultChecked={isChosen} />
            {mark}
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
