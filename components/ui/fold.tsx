import type { ReactNode } from "react";

type FoldProps = {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Of the folds with the same name, one is open at a time. */
  name?: string | undefined;
};

/** A part that opens when somebody wants it, without script. */
export function Fold({ summary, children, isOpen = false, name }: FoldProps) {
  return (
    <details className="fold" open={isOpen} name={name}>
      <summary className="between text-sm bold fold-summary">{summary}</summary>
      <div className="stack-4 fold-body">{children}</div>
    </details>
  );
}
