import type { ReactNode } from "react";
import { classNames } from "./class-names";

type FoldProps = {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Of the folds with the same name, one is open at a time. */
  name?: string | undefined;
  /** Without lines, for what is in a table. */
  isQuiet?: boolean;
  /** Whether it is always open on wide screens, where the browser can do so. */
  isOpenOnWide?: boolean;
};

/** A part that opens when somebody wants it, without script. */
export function Fold({ summary, children, isOpen = false, name, isQuiet = false, isOpenOnWide = false }: FoldProps) {
  return (
    <details
      className={classNames("fold", isQuiet && "fold-quiet", isOpenOnWide && "fold-wide")}
      open={isOpen}
      name={name}
    >
      <summary className="between text-sm bold fold-summary">{summary}</summary>
      <div className="stack-4 fold-body">{children}</div>
    </details>
  );
}
