import type { ReactNode } from "react";
import type { Crumb } from "@/lib/site/metadata/breadcrumbs";
import { Breadcrumbs } from "./breadcrumbs";
import { mainId } from "./skip-link";

type MainProps = {
  children: ReactNode;
  trail?: readonly Crumb[];
  /** True when the last section reaches the footer, which then leaves no space above itself. */
  flush?: boolean;
};

/** The trail, and the landmark that holds what a page is about. */
export function Main({ children, trail = [], flush = false }: MainProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <main id={mainId} tabIndex={-1} data-flush={flush || undefined}>
        {children}
      </main>
    </>
  );
}
