import { z } from "zod";

/** An empty variable means the same as one that is not set. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema.optional());

const webUrl = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });

/** One word of a few. */
const choice = <const Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, { error: `must be ${words.map((word) => `"${word}"`).join(" or ")}` });

const proxyCount = "must be a whole number from 0 to 5";

/** Every setting that the site reads from its environment. The README's configuration table says the same in prose. */
const envSchema = z.object({
  /** Public origin of the site, without a path: canonicals, feeds and structured data start with it. */
  SITE_URL: optional(webUrl),
  /** Folder that holds the content; relative to the working directory. */
  CONTENT_DIR: optional(z.string()),
  /** `strict` shows no claim without evidence (content model, "Claims"). */
  CLAIMS: optional(choice("all", "strict")),
  /** Where contact messages are posted (docs/product.md, section 7); a name and password in it are sent as HTTP Basic. Without it they go to the inbox file. */
  CONTACT_WEBHOOK_URL: optional(webUrl),
  /** Where newsletter sign-ups are posted. Without it they go to the inbox file. */
  NEWSLETTER_WEBHOOK_URL: optional(webUrl),
  /** Folder of the inbox files that stand in for a webhook; relative to the working directory. */
  INBOX_DIR: optional(z.string()),
  /** Folder of the last good versions of the content; relative to the working directory. */
  LAST_GOOD_DIR: optional(z.string()),
  /** Folder of what is made of pictures; relative to the working directory. */
  MEDIA_DIR: optional(z.string()),
  /** How many trusted proxies stand in front; the reader's address is taken that many places from the right of X-Forwarded-For. With 0, the default but on Vercel, it is the connection's. */
  TRUSTED_PROXIES: optional(z.coerce.number(proxyCount).int(proxyCount).min(0, proxyCount).max(5, proxyCount)),
  /** Signs POST /api/revalidate, as GitHub signs its webhooks; at least 16 characters. Without it nothing is taken. */
  REVALIDATE_SECRET: optional(z.string().min(16, "must have at least 16 characters")),
  /** Branch whose pushes publish; without it, the default branch that the push itself names. */
  PUBLISH_BRANCH: optional(z.string()),
  /** Key that tells IndexNow whose the site is: 8 to 128 letters, digits and hyphens. Without it nothing is announced. */
  INDEXNOW_KEY: optional(z.string().regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")),
  /** `vercel` sends events with Vercel Analytics. */
  NEXT_PUBLIC_ANALYTICS: optional(choice("vercel", "off")),
  /** `eager` leaves React's scripts as Next prints them (docs/decisions/010-static-until-touched.md). */
  HYDRATE: optional(choice("held", "eager")),
  /** Set by Vercel; turns analytics on there, and trusts its proxy. */
  VERCEL: optional(z.string()),
});

export type Env = ReturnType<typeof parseEnv>;

/**
 * Reads the settings, with their defaults.
 * @throws Error that names every variable with a wrong value; secrets' values are not repeated.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const result = envSchema.safeParse(source);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment has settings that cannot be used:\n${lines.join("\n")}`);
  }
  const env = result.data;
  return {
    siteUrl: new URL(env.SITE_URL ?? "http://localhost:3000").origin,
    contentDir: env.CONTENT_DIR ?? "content",
    claims: env.CLAIMS ?? "all",
    contactWebhookUrl: env.CONTACT_WEBHOOK_URL,
    newsletterWebhookUrl: env.NEWSLETTER_WEBHOOK_URL,
    inboxDir: env.INBOX_DIR ?? "var/inbox",
    lastGoodDir: env.LAST_GOOD_DIR ?? "var/last-good",
    mediaDir: env.MEDIA_DIR ?? "var/media",
    trustedProxies: env.TRUSTED_PROXIES ?? (env.VERCEL ? 1 : 0),
    revalidateSecret: env.REVALIDATE_SECRET,
    publishBranch: env.PUBLISH_BRANCH,
    indexNowKey: env.INDEXNOW_KEY,
    analytics: (env.NEXT_PUBLIC_ANALYTICS ?? (env.VERCEL ? "vercel" : "off")) === "vercel",
    holdsScripts: env.HYDRATE !== "eager",
  };
}

let cached: Env | undefined;

/** The settings of this process, parsed once. */
export function getEnv(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
