import { clickReplayScript } from "../components/client/click-replay-script";
import { speculationRules } from "../lib/cache/speculation-rules.js";
import { pageViewScript } from "../lib/offers/page-view-script";
import { ownCountryFirst } from "../lib/text/blocks/helplines";

/**
 * All inline scripts of the site, the same on every page: its policy names their hashes. A build fails when a page has another one.
 * Imported by next.config.ts, which knows neither aliases nor JSX.
 */
export const ownScripts: readonly string[] = [clickReplayScript, pageViewScript, speculationRules, ownCountryFirst];
