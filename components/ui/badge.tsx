import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names";

type BadgeProps = { children: ReactNode; look?: "quiet" | "strong" | "line" };

/** A short label on a card or heading. */
export function Badge({ children, look = "quiet" }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[look])}>{children}</span>;
}
