import styles from "./button.module.css";
import { classNames } from "./class-names";

export type ButtonLook = {
  size?: "sm" | "md" | "lg" | undefined;
  variant?: "primary" | "secondary" | "outline" | undefined;
  /** As wide as what holds it. */
  fill?: boolean | undefined;
};

/** Class names of everything that looks like a button, be it a link or a button. */
export function buttonClass({ size = "md", variant = "primary", fill = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[size], styles[variant], fill && styles.fill);
}
