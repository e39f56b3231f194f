import type { Route } from "next";
import type { Statement as StatementData } from "@/lib/claims/shown-claims";
import { PlaceholderNote } from "../claims/placeholder-note";
import { ButtonLink } from "../ui/button-link";

type AboutClosingProps = {
  heading: string;
  text: string;
  /** The rating as text, if its claim may be shown. */
  rating?: StatementData | undefined;
  label: string;
  href: string;
};

/** Call to action at the end of the about page. */
export function AboutClosing({ heading, text, rating, label, href }: AboutClosingProps) {
  return (
    <section className="inverse closing-section" aria-labelledby="closing">
      <div className="container stack-4 start closing-beside">
        <div className="stack-3">
          <h2 className="text-3xl" id="closing">
            {heading}
          </h2>
          <p className="lede">{text}</p>
          {rating && <p className="starred bold">{rating.text}</p>}
          <PlaceholderNote of={[rating]} />
        </div>
        <ButtonLink href={href as Route} size="lg" report={label}>
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}
