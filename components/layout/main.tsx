import type { ReactNode } from "react";
import type { Crumb } from "@/lib/machines/metadata/breadcrumbs";
import { Breadcrumbs } from "./breadcrumbs";
import { mainId } from "./skip-link";

type MainProps = {
  children: ReactNode;
  trail?: readonly Crumb[];
  /** Whether the last section ends at the footer without a gap. */
  noBottomGap?: boolean;
};

/** Breadcrumbs and the main landmark. */
export function Main({ children, trail = [], noBottomGap = false }: MainProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <main id={mainId} tabIndex={-1} data-no-bottom-gap={noBottomGap || undefined}>
        {children}
      </main>
    </>
  );
}
