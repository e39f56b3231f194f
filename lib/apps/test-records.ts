import type { Review, Test } from "../content/entry-types";
import type { ShownPicture } from "../content/pictures/picture-types";
import { addPoints, type Points } from "../content/scoring/points";
import { currentSite } from "../content/site/current-site";
import { getDocument } from "../content/site/documents";
import { retractedTestsByApp, type Site, testsByApp } from "../content/site/site";
import { memo } from "../util/memo";

/** The published tests of a reviewed app that are not retracted, newest first: the score rests on the first. */
export function getTestsByApp({ about }: Pick<Review, "about">): readonly Test[] {
  return testsByApp(currentSite()).get(about ?? "") ?? [];
}

/** The retracted tests of a reviewed app, newest first. */
export function getRetractedTests({ about }: Pick<Review, "about">): readonly Test[] {
  return retractedTestsByApp(currentSite()).get(about ?? "") ?? [];
}

/** What an app earned in a test, counted by the criteria of today's method. */
export function getPoints({ scores }: Pick<Test, "scores">): Points {
  return addPoints(scores, getDocument("site/scoring").criteria);
}

/** The pictures of a test that readers may see. */
export function getEvidence({ evidence }: Pick<Test, "evidence">) {
  return evidence.flatMap((picture) => {
    const shown = getPictureAt(picture.file);
    if (!shown || picture.explicit !== "no") return [];
    return [{ ...picture, src: shown.src, width: shown.width, height: shown.height }];
  });
}

/** The picture at an address of this site; `undefined` for one that is gone. */
export function getPictureAt(src: string): ShownPicture | undefined {
  return picturesByAddress(currentSite()).get(src);
}

const picturesByAddress = memo(
  (site: Site) => new Map([...site.library.pictures.values()].map((one) => [one.src, one])),
);
