import type { CheckChange } from "../content/last-good/readers-library";
import { checkLibrary } from "./check-library";
import { entriesToCheck } from "./entries-to-check";

/** The check of a running server: of what has changed, and of what that concerns. */
export const checkChange: CheckChange = (library, { root, day, lastGood, ...change }) =>
  checkLibrary(library, { root, day, ...entriesToCheck({ library, ...change }), lastGood });
