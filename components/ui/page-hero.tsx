import type { ReactNode } from "react";

type PageHeroProps = { title: string; eyebrow?: string | undefined; lede?: string | undefined; children?: ReactNode };

/** Head of a page that is not an article: label, `h1` and introduction. */
export function PageHero({ title, eyebrow, lede, children }: PageHeroProps) {
  return (
    <div className="page-hero">
      <div className="container stack-4">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        {children}
      </div>
    </div>
  );
}
