import type { Review, Test } from "../content/entry-types";
import type { ShownPicture } from "../content/pictures/picture-types";
import { addPoints, type Points } from "../content/scoring/points";
import { getDocument } from "../content/site/documents";
import { retractedTestsByApp, type Site, testsByApp } from "../content/site/site";
import { memo } from "../util/memo";

/** The published tests of a reviewed app that are not retracted, newest first: the score rests on the first. */
export function getTestsByApp(site: Site, { about }: Pick<Review, "about">): readonly Test[] {
  return testsByApp(site).get(about ?? "") ?? [];
}

/** The retracted tests of a reviewed app, newest first. */
export function getRetractedTests(site: Site, { about }: Pick<Review, "about">): readonly Test[] {
  return retractedTestsByApp(site).get(about ?? "") ?? [];
}

/** What an app earned in a test, counted by the criteria of today's method. */
export function getPoints(site: Site, { scores }: Pick<Test, "scores">): Points {
  return addPoints(scores, getDocument(site, "site/scoring").criteria);
}

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
