import { formatAddress } from "@/lib/content/read/operator-quotes";
import { getDocument } from "@/lib/content/snapshot/documents";
import { getEnv } from "@/lib/runtime/env";

/** Who runs the site, as the footer says it; `undefined` while that is not said. */
export function getOperatorDetails() {
  const { name, address, sample } = getDocument("site/operator");
  return name === undefined ? undefined : { name, address: address && formatAddress(address), isSample: sample };
}

/** Whether readers are told that the site has not opened: it has samples, and is not declared live. */
export function isDemonstration(): boolean {
  return getEnv().siteStage === "demo" && getDocument("site/site").sample;
}
