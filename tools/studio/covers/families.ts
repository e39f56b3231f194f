/** All families of compositions; the order decides which one an entry gets, so add at the end only. */
import { analemma } from "./families/analemma";
import { conjunction } from "./families/conjunction";
import { crescents } from "./families/crescents";
import { daylight } from "./families/daylight";
import { dial } from "./families/dial";
import { eclipse } from "./families/eclipse";
import { phases } from "./families/phases";
import { rose } from "./families/rose";
import { tides } from "./families/tides";
import type { Family } from "./scene";

export const families: readonly [Family, ...Family[]] = [
  conjunction,
  phases,
  tides,
  dial,
  eclipse,
  analemma,
  daylight,
  crescents,
  rose,
];
