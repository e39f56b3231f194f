import type { ReactNode } from "react";
import { classNames } from "./class-names";

type BadgeProps = { children: ReactNode; variant?: "quiet" | "strong" | "line" };

/** Says what something is: its category, its kind, what it is best at. What a reader has to know before trusting it is a `StatusTag`. */
export function Badge({ children, variant = "quiet" }: BadgeProps) {
  return <span className={classNames("badge", `badge-${variant}`)}>{children}</span>;
}
