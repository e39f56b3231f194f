import { sha256 } from "../util/digest";
import type { Env } from "./env";

/** The settings that pages depend on. */
const names = ["SITE_URL", "CONTENT_DIR", "SITE_STAGE", "NEXT_PUBLIC_ANALYTICS"] as const;

type Source = Record<string, string | undefined>;

/** Picks the page settings from the environment of a build. next.config.ts compiles them into the build. */
export function pickPageSettings(source: Source): Partial<Record<(typeof names)[number], string>> {
  return Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
}

/**
 * Applies the page settings of the build to the running server, unless its environment sets them. Otherwise a page
 * rendered again at run time would differ from the built one.
 * @param target The environment of the process.
 * @param built JSON from `pickPageSettings`; `undefined` in `next dev`.
 * @returns A line for the operator that names what was taken from the build, if anything was.
 */
export function adoptBuiltSettings(target: Source, built: string | undefined): string | undefined {
  const settings: Source = built ? JSON.parse(built) : {};
  const taken = names.filter((name) => !target[name] && settings[name]);
  for (const name of taken) target[name] = settings[name];
  if (taken.length === 0) return undefined;
  const list = taken.map((name) => `${name}=${settings[name]}`).join(" ");
  return `Taken from the build, because this start does not set them: ${list}`;
}

/**
 * Hash of the settings that pages show. Pages rendered under other settings have another one. Not of where the content is:
 * whether it is another one, its own version tells (lib/publish/page-key.ts), so a release can be built anywhere.
 */
export function fingerprintOfPageSettings(env: Env): string {
  const { siteUrl, siteStage, analytics } = env;
  return sha256(JSON.stringify([siteUrl, siteStage, analytics]), "base64url").slice(0, 12);
}
