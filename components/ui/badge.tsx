import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./ui.module.css";

type BadgeProps = { children: ReactNode; variant?: "quiet" | "strong" | "line" };

/** A short label on a card or heading. */
export function Badge({ children, variant = "quiet" }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[`badge-${variant}`])}>{children}</span>;
}
