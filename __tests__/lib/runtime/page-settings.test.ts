import { parseEnv } from "@/lib/runtime/env";
import { adoptBuiltSettings, fingerprintOfPageSettings, pickPageSettings } from "@/lib/runtime/page-settings";

const all = {
  SITE_URL: "https://almanac.example",
  CONTENT_DIR: "elsewhere",
  CLAIMS: "strict",
  SITE_STAGE: "live",
  NEXT_PUBLIC_ANALYTICS: "vercel",
};

describe("pickPageSettings", () => {
  it("takes what pages show, and no other setting", () => {
    expect(pickPageSettings({ ...all, REVALIDATE_SECRET: "It's a Secret to Everybody", PATH: "/bin" })).toEqual(all);
    expect(pickPageSettings({ SITE_URL: "", CLAIMS: undefined })).toEqual({});
  });
});

describe("adoptBuiltSettings", () => {
  it("lets what the build was given hold where the start says nothing", () => {
    const target = { CLAIMS: "all", SITE_URL: "", PORT: "80" };
    const taken = adoptBuiltSettings(target, JSON.stringify(all));
    expect(target).toEqual({ ...all, CLAIMS: "all", PORT: "80" });
    expect(taken).toBe(
      "Taken from the build, because this start does not set them: SITE_URL=https://almanac.example CONTENT_DIR=elsewhere " +
        "SITE_STAGE=live NEXT_PUBLIC_ANALYTICS=vercel",
    );
  });

  it("changes nothing without a build", () => {
    const target = { CLAIMS: "all" };
    expect(adoptBuiltSettings(target, undefined)).toBeUndefined();
    expect(target).toEqual({ CLAIMS: "all" });
  });
});

describe("fingerprintOfPageSettings", () => {
  const fingerprintOf = (source: Record<string, string>) => fingerprintOfPageSettings(parseEnv(source));

  it.each(Object.entries(all).filter(([name]) => name !== "CONTENT_DIR"))("differs where %s differs", (name, value) => {
    expect(fingerprintOf({ [name]: value })).not.toBe(fingerprintOf({}));
  });

  it("is the same for settings that mean the same, for those that no page shows, and wherever the content is", () => {
    const defaults = { CLAIMS: "all", SITE_STAGE: "demo", NEXT_PUBLIC_ANALYTICS: "off" };
    const same = { SITE_URL: "http://localhost:3000/", ...defaults };
    expect(fingerprintOf({ ...same, CONTENT_DIR: "elsewhere", INBOX_DIR: "x", TRUSTED_PROXIES: "1" })).toBe(
      fingerprintOf({}),
    );
  });
});
