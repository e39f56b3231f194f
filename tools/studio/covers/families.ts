/** All families of compositions by name. */
import { analemma } from "./families/analemma";
import { armillary } from "./families/armillary";
import { chart } from "./families/chart";
import { conjunction } from "./families/conjunction";
import { crescents } from "./families/crescents";
import { daylight } from "./families/daylight";
import { dial } from "./families/dial";
import { eclipse } from "./families/eclipse";
import { orbits } from "./families/orbits";
import { phases } from "./families/phases";
import { rose } from "./families/rose";
import { terraces } from "./families/terraces";
import { tides } from "./families/tides";
import { windows } from "./families/windows";
import type { Family } from "./scene";

/** Every family; the order decides what an unlisted slug gets, so add at the end only. */
export const families = {
  conjunction,
  orbits,
  phases,
  tides,
  dial,
  chart,
  eclipse,
  terraces,
  analemma,
  daylight,
  crescents,
  windows,
  rose,
  armillary,
} as const satisfies Record<string, Family>;

/** The name of a family. */
export type FamilyName = keyof typeof families;
