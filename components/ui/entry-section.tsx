import type { ReactNode } from "react";
import { Fold } from "./fold";

type EntrySectionProps = {
  /** The anchor of the heading. */
  id: string;
  heading: string;
  children: ReactNode;
  /** Whether it opens only when somebody wants it. */
  isFolded?: boolean | undefined;
};

/** A part in small print below a text: its sources, its corrections, the changes at an app. */
export function EntrySection({ id, heading, children, isFolded }: EntrySectionProps) {
  const title = (
    <h2 className="text-xl" id={id}>
      {heading}
    </h2>
  );
  return (
    <section className="stack-3 text-sm snug" aria-labelledby={id}>
      {isFolded ? (
        <Fold summary={title}>{children}</Fold>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </section>
  );
}
