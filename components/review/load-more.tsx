import { buttonClick, eventAttribute } from "@/lib/offers/events";
import { attribute } from "../client/contract";
import { buttonClass } from "../ui/button-style";

type LoadMoreProps = {
  /** Link that shows the whole list without script. */
  href: string;
  /** Cards that a click adds. */
  step: number;
};

const label = "Load More Reviews";

/** Shows the next cards of the ranking, until all are shown (components/client/load-more.ts). */
export function LoadMore({ href, step }: LoadMoreProps) {
  return (
    <a
      className={buttonClass({ variant: "outline", size: "lg" })}
      href={href}
      {...attribute("loadMore", step)}
      {...eventAttribute(buttonClick(label))}
      {...attribute("replay")}
    >
      {label}
    </a>
  );
}
