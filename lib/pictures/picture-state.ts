import { resolve } from "node:path";
import { getEnv } from "../runtime/env";
import { processWide } from "../runtime/process-wide";
import { openMediaStore } from "./media-store";

type Waiting = { start: () => void; isUrgent: boolean };

/**
 * What is stored and in the making. The route of pictures and the start of the server, which prepares some, are separate
 * bundles: a picture is made once for both, and not more at a time than processors can bear.
 */
export const pictureState = () =>
  processWide("pictures", () => ({
    store: openMediaStore(resolve(/* turbopackIgnore: true */ process.cwd(), getEnv().mediaDir)),
    /** How many jobs run. */
    running: 0,
    waiting: [] as Waiting[],
    /** Running and waiting jobs by id: a second request for one shares its promise. */
    jobs: new Map<string, Promise<Buffer | undefined>>(),
  }));
