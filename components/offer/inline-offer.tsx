import type { ReactNode } from "react";

/** Affiliate link in the middle of a review. */
export function InlineOffer({ children }: { children: ReactNode }) {
  return (
    <aside className="stack-3 start" aria-label="Visit the app" data-no-print="">
      {children}
    </aside>
  );
}
