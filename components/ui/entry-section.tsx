import type { ReactNode } from "react";

type EntrySectionProps = {
  /** The anchor of the heading. */
  id: string;
  heading: string;
  /** Its space and its letters; small print by default. */
  className?: string;
  children: ReactNode;
};

/** A part of a page under a heading: what an app costs, what is known of it, the sources of a text. */
export function EntrySection({ id, heading, className = "stack-3 text-sm snug", children }: EntrySectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className="text-2xl" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
