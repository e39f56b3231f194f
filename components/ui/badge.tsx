import type { ReactNode } from "react";
import { classNames } from "./class-names";

type BadgeProps = { children: ReactNode; variant?: "quiet" | "strong" | "line" };

/** A short label on a card or heading. */
export function Badge({ children, variant = "quiet" }: BadgeProps) {
  return <span className={classNames("badge", `badge-${variant}`)}>{children}</span>;
}
