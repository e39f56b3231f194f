type SectionHeadingProps = {
  title: string;
  intro?: string | undefined;
  /** Label above a headline that does not name the section itself: "Mission". */
  eyebrow?: string | undefined;
  id?: string;
};

/** Heading of a section, with an introduction. */
export function SectionHeading({ title, intro, eyebrow, id }: SectionHeadingProps) {
  return (
    <div className="stack-3 section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 className="text-3xl" id={id}>
        {title}
      </h2>
      {intro && <p className="lede">{intro}</p>}
    </div>
  );
}
