import { tmpdir } from "node:os";
import { describeMisspelt, getEnv, parseEnv, settingNames } from "@/lib/runtime/env";

describe("parseEnv", () => {
  it("keeps everything below STATE_DIR", () => {
    expect(parseEnv({ STATE_DIR: "/srv/state/" })).toMatchObject({
      inboxDir: "/srv/state/inbox",
      keptContentDir: "/srv/state/content",
      mediaDir: "/srv/state/media",
      lookNowFile: "/srv/state/pull/look-now",
    });
  });

  it("keeps nothing but pictures, and these in the temporary folder, where no disk lasts", () => {
    const { hasDisk, mediaDir } = parseEnv({ STATE_DIR: "none" });
    expect([hasDisk, mediaDir.startsWith(tmpdir())]).toEqual([false, true]);
  });

  it("takes an empty variable as one that is not set", () => {
    expect(parseEnv(Object.fromEntries(settingNames.map((name) => [name, ""])))).toEqual(parseEnv({}));
  });

  it("keeps only the origin of the site's address", () => {
    expect(parseEnv({ SITE_URL: "https://Almanac.example:443/path/?q=1#x" }).siteUrl).toBe("https://almanac.example");
    expect(parseEnv({ SITE_URL: "http://127.0.0.1:4000/" }).siteUrl).toBe("http://127.0.0.1:4000");
  });

  it("reads settings", () => {
    expect(
      parseEnv({
        CONTENT_DIR: "elsewhere",
        CONTACT_WEBHOOK_URL: "https://hooks.example/contact",
        NEWSLETTER_WEBHOOK_URL: "https://hooks.example/news",
        TRUSTED_PROXIES: "2",
        REVALIDATE_SECRET: "It's a Secret to Everybody",
        CONTENT_REPOSITORY: "git@git.example:content.git#live",
        PORT: "4000",
      }),
    ).toMatchObject({
      contentDir: "elsewhere",
      contactWebhookUrl: "https://hooks.example/contact",
      newsletterWebhookUrl: "https://hooks.example/news",
      trustedProxies: 2,
      revalidateSecret: "It's a Secret to Everybody",
      publishBranch: "live",
      contentRepository: "git@git.example:content.git",
      revalidateUrl: "http://127.0.0.1:4000/api/revalidate",
    });
  });

  it.each([
    [{ NEXT_PUBLIC_ANALYTICS: "vercel" }, true],
    [{ NEXT_PUBLIC_ANALYTICS: "off" }, false],
    [{}, false],
  ])("sends analytics with %j: %s", (source, analytics) => {
    expect(parseEnv(source).analytics).toBe(analytics);
  });

  it.each([
    ["SITE_URL", "almanac.example", "an address that starts with http:// or https://"],
    ["SITE_URL", "localhost:3000", "an address that starts with http:// or https://"],
    ["SITE_URL", "javascript:alert(1)", "an address that starts with http:// or https://"],
    ["CONTACT_WEBHOOK_URL", "file:///etc/passwd", "an address that starts with http:// or https://"],
    ["CONTACT_WEBHOOK_URL", "https://a:b@hooks.example/", "not contain a user name or password"],
    ["REVALIDATE_URL", "/api/revalidate", "an address that starts with http:// or https://"],
    ["SITE_STAGE", "staging", '"demo" or "live"'],
    ["TRUSTED_PROXIES", "-1", "a whole number from 0 to 5"],
    ["TRUSTED_PROXIES", "1.5", "a whole number from 0 to 5"],
    ["TRUSTED_PROXIES", "many", "a whole number from 0 to 5"],
    ["NEXT_PUBLIC_ANALYTICS", "yes", '"vercel" or "off"'],
    ["REVALIDATE_SECRET", "fifteen letters", "16"],
  ])("refuses %s=%s, names it and says what it must be", (name, value, words) => {
    const message = catchMessage(() => parseEnv({ [name]: value }));
    expect(message).toMatch(new RegExp(`^Invalid settings in the environment:\\n  ${name}: must `));
    expect(message).toContain(words);
  });

  it("names every wrong variable at once, and repeats no secret", () => {
    const secrets = { CONTACT_WEBHOOK_URL: "secret-token-123", REVALIDATE_SECRET: "secret-short" };
    const message = catchMessage(() => parseEnv({ SITE_URL: "nowhere", SITE_STAGE: "some", ...secrets }));
    expect(message.split("\n")).toHaveLength(5);
    expect(message).not.toContain("secret-short");
    expect(message).not.toContain("secret-token-123");
  });
});

it("names that are nearly those of settings are told apart from settings and from what belongs to others", () => {
  const others = { PATH: "/bin", LINES: "50", LINK: "x", HOSTNAME: "web", PORT: "3000", VERCEL_ENV: "production" };
  expect(describeMisspelt({ ...others, SITE_STAGE: "live" })).toEqual([]);
  expect(describeMisspelt({ ...others, SITE_STGE: "live", REDIS_URI: "redis://a", site_url: "x" })).toEqual([
    "SITE_STGE is not a setting; did you mean SITE_STAGE?",
    "REDIS_URI is not a setting; did you mean REDIS_URL?",
    "site_url is not a setting; did you mean SITE_URL?",
  ]);
});

it("getEnv parses once", () => {
  expect(getEnv()).toBe(getEnv());
});

function catchMessage(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error("Nothing was thrown.");
}
