import type { ReactNode } from "react";

type CalloutProps = {
  heading: string;
  /** Label above a headline that does not name the note itself. */
  eyebrow?: string;
  children: ReactNode;
};

/** A note that stands out from the text. */
export function Callout({ heading, eyebrow, children }: CalloutProps) {
  return (
    <div className="stack-2 text-sm callout" role="note">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <p className="small-heading fact">{heading}</p>
      {children}
    </div>
  );
}
