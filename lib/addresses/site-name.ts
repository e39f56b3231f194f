import { getEnv } from "../runtime/env";
import { processWide } from "../runtime/process-wide";

const provider = () => processWide("site name", (): { read?: () => string } => ({}));

/** Says where the name of the site comes from, once at the start: answers to forms must not load the content for it. */
export function provideSiteName(read: () => string): void {
  provider().read = read;
}

/** The name of the site. Before the start is over, its host. */
export function siteName(): string {
  return provider().read?.() ?? new URL(getEnv().siteUrl).host;
}
