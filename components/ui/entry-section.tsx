import type { ComponentProps, ReactNode } from "react";
import { Fold } from "./fold";

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

type FoldedSectionProps = Pick<EntrySectionProps, "id" | "heading" | "children"> & {
  /** How much is in it: "5 changes". */
  amount?: string | undefined;
} & Pick<ComponentProps<typeof Fold>, "isOpen" | "isOpenOnWide">;

/** The same, folded to its heading. */
export function FoldedSection({ id, heading, amount, children, ...opens }: FoldedSectionProps) {
  return (
    <section className="text-sm snug" aria-labelledby={id}>
      <Fold
        {...opens}
        summary={
          <>
            <h2 className="text-xl" id={id}>
              {heading}
            </h2>
            {amount && <span className="soft regular no-wrap fold-amount">{amount}</span>}
          </>
        }
      >
        {children}
      </Fold>
    </section>
  );
}
