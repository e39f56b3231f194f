import type { Test } from "../content/entry-types";
import type { ShownPicture } from "../content/pictures/resolve-pictures";
import type { Leaving, LeavingStep } from "../content/schemas/test-schema";
import type { Site } from "../content/site/site";
import { dayLength } from "../util/date";
import { memo } from "../util/memo";

/** The pictures of a test that readers may see. */
export function getEvidence(site: Site, { evidence }: Pick<Test, "evidence">) {
  return evidence.flatMap((picture) => {
    const shown = getPictureAt(site, picture.file);
    if (!shown || picture.explicit !== "no") return [];
    return [{ ...picture, src: shown.src, width: shown.width, height: shown.height }];
  });
}

/** The picture at an address of this site; `undefined` for one that is gone. */
export function getPictureAt(site: Site, src: string): ShownPicture | undefined {
  return picturesByAddress(site).get(src);
}

const picturesByAddress = memo(
  (site: Site) => new Map([...site.library.pictures.values()].map((one) => [one.src, one])),
);

/** The points for leaving are up to 3 of the 10 for price and terms; the others give 7 at most. */
export const termsWithoutLeaving = 7;

/** Places where a plan is bought, in the order shown. */
export const placeNames = { web: "on the web", ios: "in the App Store", android: "in Google Play" } as const;

/** The shortest recorded way to cancel; the first place where several are as short. `undefined` where none is recorded. */
export function shortestCancel(leaving: Leaving | undefined): readonly LeavingStep[] | undefined {
  const ways = Object.values(leaving?.cancel ?? {}).filter((steps) => steps !== undefined);
  return ways.sort((a, b) => a.length - b.length)[0];
}

/** Points for leaving, 0 to 3, from the recorded steps alone. Where no way is recorded, there are none. */
export function leavingPoints(leaving: Leaving | undefined): { points: number; steps: number } {
  const steps = shortestCancel(leaving);
  if (!steps) return { points: 0, steps: 0 };
  const days = steps.map(({ on }) => Date.parse(on));
  const isSlow = Math.max(...days) - Math.min(...days) > dayLength;
  const count = steps.length;
  return { steps: count, points: isSlow || count > 8 ? 0 : count > 5 ? 1 : count > 3 ? 2 : 3 };
}
