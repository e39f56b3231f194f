import type { ReactNode } from "react";
import { attribute } from "../client/contract";

type IslandProps = {
  children: ReactNode;
  /** `intent`: the pointer moves over it, the focus enters it, or it is pressed. `exit`: the reader leaves at the top. */
  until?: "intent" | "exit";
};

/**
 * Around what React hydrates. React sleeps until then, and what is inside works as without script
 * (docs/decisions/055-reading-without-react.md). It has no box of its own (app/styles/base.css).
 */
export function Island({ children, until = "intent" }: IslandProps) {
  return <div {...attribute("island", until)}>{children}</div>;
}
