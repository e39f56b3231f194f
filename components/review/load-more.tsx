"use client";

import { type MouseEvent, useState } from "react";
import { buttonClick, eventAttribute } from "@/lib/analytics/events";
import { buttonClass } from "../ui/button-style";
import { reactOnly } from "../ui/react-only";

type LoadMoreProps = {
  /** Link that shows the whole list without script. */
  href: string;
  /** Cards that a click adds. */
  step: number;
};

const label = "Load More Reviews";

/** Shows the next cards of the ranking and moves the focus to the first of them. Disappears when all are shown. */
export function LoadMore({ href, step }: LoadMoreProps) {
  const [done, setDone] = useState(false);
  const openNext = (event: MouseEvent) => {
    event.preventDefault();
    const hidden = [...document.querySelectorAll<HTMLElement>("[data-ranking] > [data-later]:not([data-shown])")];
    for (const item of hidden.slice(0, step)) item.setAttribute("data-shown", "");
    hidden[0]?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
    setDone(hidden.length <= step);
  };
  if (done) return null;
  return (
    <a
      className={buttonClass({ variant: "outline", size: "lg" })}
      href={href}
      onClick={openNext}
      {...eventAttribute(buttonClick(label))}
      {...reactOnly}
    >
      {label}
    </a>
  );
}
