import type { ReactNode } from "react";
import { Icon } from "./icon";

type FoldProps = { summary: ReactNode; children: ReactNode; isOpen?: boolean };

/** A part that opens when somebody wants it, without script. */
export function Fold({ summary, children, isOpen = false }: FoldProps) {
  return (
    <details className="fold" open={isOpen}>
      <summary className="between text-sm bold fold-summary">
        {summary}
        <Icon name="chevron" size={18} />
      </summary>
      <div className="stack-4 fold-body">{children}</div>
    </details>
  );
}
