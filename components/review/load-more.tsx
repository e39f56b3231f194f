import { buttonClick, eventAttribute } from "@/lib/analytics/events";
import { buttonClass } from "../ui/button-style";
import { keptPress } from "../ui/kept-press";

type LoadMoreProps = {
  /** Link that shows the whole list without script. */
  href: string;
  /** Cards that a click adds. */
  step: number;
};

const label = "Load More Reviews";

/** Shows the next cards of the ranking, until all are shown (components/reading/load-more.ts). */
export function LoadMore({ href, step }: LoadMoreProps) {
  return (
    <a
      className={buttonClass({ variant: "outline", size: "lg" })}
      href={href}
      data-load-more={step}
      {...eventAttribute(buttonClick(label))}
      {...keptPress}
    >
      {label}
    </a>
  );
}
