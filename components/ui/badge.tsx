import type { ReactNode } from "react";
import { classNames } from "./class-names";

type BadgeProps = { children: ReactNode; variant?: "quiet" | "strong" | "line" | "money" };

/** A label that says what something is: a category, a kind, an award. */
export function Badge({ children, variant = "quiet" }: BadgeProps) {
  return <span className={classNames("badge", `badge-${variant}`)}>{children}</span>;
}
