import type { ReactNode } from "react";
import { classNames } from "./class-names";

type PageHeroProps = {
  title: string;
  eyebrow?: string | undefined;
  lede?: string | undefined;
  /** `tool`: a low head, so that the results are in the first screen. */
  kind?: "editorial" | "tool";
  children?: ReactNode;
};

/** Head of a page that is not an article: label, `h1` and introduction. */
export function PageHero({ title, eyebrow, lede, kind = "editorial", children }: PageHeroProps) {
  return (
    <div className={classNames("page-hero", kind === "tool" && "page-hero-tool")}>
      <div className={classNames("container", kind === "tool" ? "stack-2" : "stack-4")}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        {children}
      </div>
    </div>
  );
}
