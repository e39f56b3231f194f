import { createHash } from "node:crypto";
import type { Env } from "./env";
import { parseEnv } from "./env";

/** The settings that change what stands on pages. */
const names = ["SITE_URL", "CONTENT_DIR", "CLAIMS", "NEXT_PUBLIC_ANALYTICS", "HYDRATE"] as const;

type Source = Record<string, string | undefined>;

/**
 * What a build was given of the settings that pages show; next.config.ts writes it into the build, so that no file is needed
 * where it runs.
 * @throws what `parseEnv` throws.
 */
export function pickPageSettings(source: Source): Partial<Record<(typeof names)[number], string>> {
  const given = Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  // On by itself where Vercel builds.
  return parseEnv(source).analytics ? { ...given, NEXT_PUBLIC_ANALYTICS: "vercel" } : given;
}

/**
 * Lets what the build was given hold at the start, too, unless the start says something else: a page that is made again
 * would otherwise lose it.
 * @param target The environment of the process.
 * @param built As JSON; nothing where no build has written it (`next dev`).
 */
export function adoptBuiltSettings(target: Source, built: string | undefined): void {
  const settings: Source = built ? JSON.parse(built) : {};
  for (const name of names) if (!target[name] && settings[name]) target[name] = settings[name];
}

/** Tells pages apart that were made under other settings. */
export function markOfPageSettings({ siteUrl, contentDir, claims, analytics, holdsScripts }: Env): string {
  const values = [siteUrl, contentDir, claims, analytics, holdsScripts];
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 12);
}
