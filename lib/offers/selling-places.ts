import { getEnv } from "../runtime/env";

/**
 * Whether header, menu and sidebar sell around an article or a review, and the middle of a review a second time. Once the
 * site is open they do not: the strip, one block and the end of the text are left (docs/decisions/101-the-front-door.md).
 */
export function sellsAroundTexts(): boolean {
  return getEnv().siteStage !== "live";
}
