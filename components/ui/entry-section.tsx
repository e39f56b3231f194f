import type { ReactNode } from "react";

type EntrySectionProps = {
  /** The anchor of the heading. */
  id: string;
  heading: string;
  children: ReactNode;
};

/** A part in small print below a text: its sources, its corrections, the changes at an app. */
export function EntrySection({ id, heading, children }: EntrySectionProps) {
  return (
    <section className="stack-3 text-sm snug" aria-labelledby={id}>
      <h2 className="text-2xl" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
