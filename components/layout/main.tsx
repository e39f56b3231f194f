import type { ReactNode } from "react";
import type { Crumb } from "@/lib/machines/metadata/breadcrumbs";
import { Breadcrumbs } from "./breadcrumbs";
import { SampleStrip } from "./sample-strip";
import { mainId } from "./skip-link";

type MainProps = {
  children: ReactNode;
  trail?: readonly Crumb[];
  /** Whether the last section ends at the footer without a gap. */
  noBottomGap?: boolean;
  /** The note about samples on the page; absent where there is none. */
  samples?: string | undefined;
};

/** Breadcrumbs and the main landmark, which begins with what is invented on the page. */
export function Main({ children, trail = [], noBottomGap = false, samples }: MainProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <main id={mainId} tabIndex={-1} data-no-bottom-gap={noBottomGap || undefined}>
        {samples && <SampleStrip text={samples} />}
        {children}
      </main>
    </>
  );
}
