import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { editDistance } from "../util/nearest";

/** An empty variable counts as not set. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema.optional());

const webUrl = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });

/** `fetch` sends none, and its error would name them in the log. */
const webhookUrl = webUrl.refine((url) => !/^\w+:\/\/[^/?#]*@/.test(url), "must not contain a user name or password");

const redisUrl = z.url({ protocol: /^rediss?$/, error: "must be an address that starts with redis:// or rediss://" });

const choice = <const Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, { error: `must be ${words.map((word) => `"${word}"`).join(" or ")}` });

const secret = z.string().min(16, "must have at least 16 characters");

const proxyCount = "must be a whole number from 0 to 5";

/** Every environment variable of the site. docs/operators/settings.md describes the same. */
const envSchema = z.object({
  /** Public origin of the site, without a path. Canonical addresses, feeds and structured data begin with it. */
  SITE_URL: optional(webUrl),
  /** Content folder; relative to the working directory. */
  CONTENT_DIR: optional(z.string()),
  /**
   * `live` refuses a build that is not finished, leaves sample ratings out of structured data, and shows only claims that are
   * proved today (docs/decisions/050-ready-to-open.md; docs/editors/content-guide.md, "Claims").
   */
  SITE_STAGE: optional(choice("demo", "live")),
  /** Webhook for contact messages. If not set, they go to the inbox. */
  CONTACT_WEBHOOK_URL: optional(webhookUrl),
  /** Webhook for newsletter sign-ups. If not set, they go to the inbox. */
  NEWSLETTER_WEBHOOK_URL: optional(webhookUrl),
  /**
   * Folder of what the site keeps: messages, a copy of the content, pictures. Relative to the working directory. `none`: no disk
   * lasts (docs/operators/any-host.md).
   */
  STATE_DIR: optional(z.string()),
  /**
   * Number of trusted proxies in front of the site. The reader's address is the entry of X-Forwarded-For at that
   * index from the right, or with 0 (the default) that of the connection.
   */
  TRUSTED_PROXIES: optional(z.coerce.number(proxyCount).int(proxyCount).min(0, proxyCount).max(5, proxyCount)),
  /** Secret that signs POST /api/revalidate as GitHub signs webhooks. If not set, all are refused. */
  REVALIDATE_SECRET: optional(secret),
  /**
   * Address of the git repository from which `npm run pull` brings the content, and after a "#" the branch. If no branch is
   * named, the default one; if the setting is missing, something else brings the files.
   */
  CONTENT_REPOSITORY: optional(z.string()),
  /** Address at which `npm run pull` tells the site to look at its content. */
  REVALIDATE_URL: optional(webUrl),
  /** Redis or Valkey that several processes share (docs/operators/deploy.md). If not set, a process keeps everything itself. */
  REDIS_URL: optional(redisUrl),
  /** Opens GET /api/metrics to whoever sends it (docs/operators/monitoring.md). If not set, there are no metrics. */
  METRICS_TOKEN: optional(secret),
  /** `vercel` turns Vercel Analytics on. */
  NEXT_PUBLIC_ANALYTICS: optional(choice("vercel", "off")),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(envSchema.shape);

/** A line for each variable whose name is nearly that of a setting. */
export function describeMisspelt(source: Record<string, string | undefined>): string[] {
  return Object.keys(source).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    // Short names are not compared: nearly every other is like them.
    const meant = settingNames.find(
      (setting) => setting.length > 5 && editDistance(name.toUpperCase(), setting) <= (setting.length < 10 ? 1 : 2),
    );
    return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
  });
}

export type Env = ReturnType<typeof parseEnv>;

/**
 * Parses the environment and applies defaults.
 * @throws Error that names every invalid variable, without its value, which may be a secret.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const result = envSchema.safeParse(source);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Invalid settings in the environment:\n${lines.join("\n")}`);
  }
  const env = result.data;
  const [repository, branch] = env.CONTENT_REPOSITORY?.split("#") ?? [];
  const hasDisk = env.STATE_DIR !== "none";
  const state = hasDisk ? (env.STATE_DIR ?? "var").replace(/\/+$/, "") : join(tmpdir(), "companion-almanac");
  return {
    siteUrl: new URL(env.SITE_URL ?? "http://localhost:3000").origin,
    contentDir: env.CONTENT_DIR ?? "content",
    siteStage: env.SITE_STAGE ?? "demo",
    contactWebhookUrl: env.CONTACT_WEBHOOK_URL,
    newsletterWebhookUrl: env.NEWSLETTER_WEBHOOK_URL,
    /** Whether something may be kept for later: messages, a copy of the content. Without a disk, only pictures are, for a while. */
    hasDisk,
    inboxDir: `${state}/inbox`,
    keptContentDir: `${state}/content`,
    mediaDir: `${state}/media`,
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    revalidateSecret: env.REVALIDATE_SECRET,
    contentRepository: repository,
    publishBranch: branch || undefined,
    /** File that a host's push makes, and for which the puller is started. */
    lookNowFile: `${state}/pull/look-now`,
    revalidateUrl: env.REVALIDATE_URL ?? `http://127.0.0.1:${source.PORT || 3000}/api/revalidate`,
    redisUrl: env.REDIS_URL,
    metricsToken: env.METRICS_TOKEN,
    analytics: env.NEXT_PUBLIC_ANALYTICS === "vercel",
  };
}

let cached: Env | undefined;

/** The settings of this process, parsed once. */
export function getEnv(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
