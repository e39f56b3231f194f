import { attribute } from "./contract";

/** next.config.ts compiles in the hash of the file that scripts/reading.ts writes. */
const address = `/scripts/vitals.js?v=${process.env.VITALS_SCRIPT_HASH ?? ""}`;

/** The script that measures a share of page views (vitals.ts). Loaded after everything that the page shows. */
export function VitalsScript({ share }: { share: number }) {
  return <script {...attribute("vitalsShare", share)} src={address} defer fetchPriority="low" />;
}
