import { z } from "zod";
import { editDistance } from "../util/nearest";

/** An empty variable counts as not set. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema.optional());

const webUrl = z.url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" });

const redisUrl = z.url({ protocol: /^rediss?$/, error: "must be an address that starts with redis:// or rediss://" });

const choice = <const Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, { error: `must be ${words.map((word) => `"${word}"`).join(" or ")}` });

const formerWords = 'must be the day of the change and the former value, such as "2026-01-31 5f1d0c9be2a74386"';

/** The value that a secret had before, and the day on which it was changed. */
const former = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d .{16,}$/, formerWords)
  .transform((text) => ({ changedOn: text.slice(0, 10), value: text.slice(11) }));

const proxyCount = "must be a whole number from 0 to 5";

/** Purposes of Content Signals (contentsignals.org), each once at most. */
const contentSignal =
  /^(?!.*\b(search|ai-input|ai-train)=.*\b\1=)(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?:search|ai-input|ai-train)=(?:yes|no))*$/;

const signalWords = 'must be a list like "search=yes, ai-input=yes, ai-train=no"';

/** Every environment variable of the site. docs/operators/settings.md describes the same. */
const envSchema = z.object({
  /** Public origin of the site, without a path. Canonical addresses, feeds and structured data begin with it. */
  SITE_URL: optional(webUrl),
  /** Content folder; relative to the working directory. */
  CONTENT_DIR: optional(z.string()),
  /** `strict` shows only claims that are proved today (docs/editors/content-guide.md, "Claims"). */
  CLAIMS: optional(choice("all", "strict")),
  /**
   * `live` refuses a build that is not finished, leaves sample ratings out of structured data, and is strict about claims
   * (docs/decisions/050-ready-to-open.md).
   */
  SITE_STAGE: optional(choice("demo", "live")),
  /**
   * Webhook for contact messages. A user name and password in it are sent as HTTP Basic.
   * If not set, messages go to the inbox file.
   */
  CONTACT_WEBHOOK_URL: optional(webUrl),
  /** Webhook for newsletter sign-ups. If not set, they go to the inbox file. */
  NEWSLETTER_WEBHOOK_URL: optional(webUrl),
  /** `body` also gives webhooks the idempotency key as the field `id`, for receivers that cannot read headers. */
  WEBHOOK_KEY: optional(choice("header", "body")),
  /** Text that a webhook's answer contains when it has taken a message, for receivers that answer 200 in any case. */
  WEBHOOK_SUCCESS: optional(z.string()),
  /**
   * Folder of what the site keeps: messages, a copy of the content, pictures. Relative to the working
   * directory, as are the two settings that move one of these elsewhere.
   */
  STATE_DIR: optional(z.string()),
  /** Folder of the inbox files and of the outbox. */
  INBOX_DIR: optional(z.string()),
  /** Folder of the picture variants. */
  MEDIA_DIR: optional(z.string()),
  /**
   * Number of trusted proxies in front of the site. The reader's address is the entry of X-Forwarded-For at that
   * index from the right, or with 0 (the default) that of the connection.
   */
  TRUSTED_PROXIES: optional(z.coerce.number(proxyCount).int(proxyCount).min(0, proxyCount).max(5, proxyCount)),
  /**
   * Secret that signs POST /api/revalidate as GitHub signs webhooks, at least 16 characters. If not set, all are
   * refused.
   */
  REVALIDATE_SECRET: optional(z.string().min(16, "must have at least 16 characters")),
  REVALIDATE_SECRET_FORMER: optional(former),
  /** Branch that is published. If not set, the default branch of the repository. */
  PUBLISH_BRANCH: optional(z.string()),
  /** Address of the git repository from which `npm run pull` brings the content. */
  CONTENT_REPOSITORY: optional(z.string()),
  /** Token with which `npm run pull` tells the repository's host of each commit whether it is live. If not set, it only logs. */
  STATUS_TOKEN: optional(z.string()),
  /** Address at which `npm run pull` tells the site to look at its content. */
  REVALIDATE_URL: optional(webUrl),
  /** File that a host's push makes, and for which the puller is started; relative to the working directory. */
  LOOK_NOW_FILE: optional(z.string()),
  /** Secret that signs preview links, at least 16 characters. If not set, there are no previews. */
  PREVIEW_SECRET: optional(z.string().min(16, "must have at least 16 characters")),
  PREVIEW_SECRET_FORMER: optional(former),
  /** Address that is told which pages a publication has changed, for a cache in front of the site (docs/operators/deploy.md). */
  PURGE_URL: optional(webUrl),
  /** Sent to PURGE_URL as `Authorization: Bearer`. */
  PURGE_TOKEN: optional(z.string()),
  /** What robots.txt allows crawlers to do with the texts: `search=yes, ai-train=no`. If not set, it says nothing of it. */
  CONTENT_SIGNAL: optional(z.string().regex(contentSignal, signalWords)),
  /** IndexNow key: 8 to 128 letters, digits and hyphens. If not set, nothing is announced. */
  INDEXNOW_KEY: optional(z.string().regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")),
  /** Redis or Valkey that several processes share (docs/operators/deploy.md). If not set, a process keeps everything itself. */
  REDIS_URL: optional(redisUrl),
  /** Opens GET /api/metrics to whoever sends it, at least 16 characters (docs/operators/monitoring.md). If not set, there are no metrics. */
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  METRICS_TOKEN_FORMER: optional(former),
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
  const isLive = env.SITE_STAGE === "live";
  const state = (env.STATE_DIR ?? "var").replace(/\/+$/, "");
  return {
    siteUrl: new URL(env.SITE_URL ?? "http://localhost:3000").origin,
    contentDir: env.CONTENT_DIR ?? "content",
    claims: isLive ? "strict" : (env.CLAIMS ?? "all"),
    siteStage: env.SITE_STAGE ?? "demo",
    contactWebhookUrl: env.CONTACT_WEBHOOK_URL,
    newsletterWebhookUrl: env.NEWSLETTER_WEBHOOK_URL,
    webhookKey: env.WEBHOOK_KEY ?? "header",
    webhookSuccess: env.WEBHOOK_SUCCESS,
    inboxDir: env.INBOX_DIR ?? `${state}/inbox`,
    keptContentDir: `${state}/content`,
    mediaDir: env.MEDIA_DIR ?? `${state}/media`,
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    revalidateSecret: env.REVALIDATE_SECRET,
    revalidateSecretFormer: env.REVALIDATE_SECRET_FORMER,
    publishBranch: env.PUBLISH_BRANCH,
    contentRepository: env.CONTENT_REPOSITORY,
    statusToken: env.STATUS_TOKEN,
    revalidateUrl: env.REVALIDATE_URL ?? `http://127.0.0.1:${source.PORT || 3000}/api/revalidate`,
    lookNowFile: env.LOOK_NOW_FILE,
    previewSecret: env.PREVIEW_SECRET,
    previewSecretFormer: env.PREVIEW_SECRET_FORMER,
    purgeUrl: env.PURGE_URL,
    purgeToken: env.PURGE_TOKEN,
    contentSignal: env.CONTENT_SIGNAL,
    indexNowKey: env.INDEXNOW_KEY,
    redisUrl: env.REDIS_URL,
    metricsToken: env.METRICS_TOKEN,
    metricsTokenFormer: env.METRICS_TOKEN_FORMER,
    analytics: env.NEXT_PUBLIC_ANALYTICS === "vercel",
  };
}

let cached: Env | undefined;

/** The settings of this process, parsed once. */
export function getEnv(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** A warning for the operator if `SITE_URL` is not set; otherwise `undefined`. `parseEnv` refuses invalid values. */
export function describeSiteUrl(siteUrl: string | undefined): string | undefined {
  if (siteUrl) return undefined;
  return "SITE_URL is not set: canonical addresses, feeds and previews will name http://localhost:3000. Set it to the public address before you build for readers.";
}
