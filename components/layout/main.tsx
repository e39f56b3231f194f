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

/** The main landmark, and above it in one line where the page is and what is invented on it. */
export function Main({ children, trail = [], noBottomGap = false, samples }: MainProps) {
  return (
    <>
      {(trail.length > 1 || samples) && (
        <div className="page-bar">
          <div className="container between page-bar-inner">
            <Breadcrumbs trail={trail} />
            {samples && <SampleStrip text={samples} />}
          </div>
        </div>
      )}
      <main id={mainId} tabIndex={-1} data-no-bottom-gap={noBottomGap || undefined}>
        {children}
      </main>
    </>
  );
}
