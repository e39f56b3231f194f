import { parseEnv } from "@/lib/runtime/env";
import { adoptBuiltSettings, fingerprintOfPageSettings, pickPageSettings } from "@/lib/runtime/page-settings";

const all = {
  SITE_URL: "https://almanac.example",
  CONTENT_DIR: "elsewhere",
  SITE_STAGE: "live",
  NEXT_PUBLIC_ANALYTICS: "vercel",
};

it("pickPageSettings takes what pages show, and no other setting", () => {
  expect(pickPageSettings({ ...all, REVALIDATE_SECRET: "It's a Secret to Everybody", PATH: "/bin" })).toEqual(all);
  expect(pickPageSettings({ SITE_URL: "", SITE_STAGE: undefined })).toEqual({});
});

describe("adoptBuiltSettings", () => {
  it("lets what the build was given hold where the start says nothing", () => {
    const target = { SITE_STAGE: "demo", SITE_URL: "", PORT: "80" };
    const taken = adoptBuiltSettings(target, JSON.stringify(all));
    expect(target).toEqual({ ...all, SITE_STAGE: "demo", PORT: "80" });
    expect(taken).toBe(
      "Taken from the build, because this start does not set them: SITE_URL=https://almanac.example CONTENT_DIR=elsewhere " +
        "NEXT_PUBLIC_ANALYTICS=vercel",
    );
  });

  it("changes nothing without a build", () => {
    const target = { SITE_STAGE: "demo" };
    expect(adoptBuiltSettings(target, undefined)).toBeUndefined();
    expect(target).toEqual({ SITE_STAGE: "demo" });
  });
});

describe("fingerprintOfPageSettings", () => {
  const fingerprintOf = (source: Record<string, string>) => fingerprintOfPageSettings(parseEnv(source));

  it.each(Object.entries(all).filter(([name]) => name !== "CONTENT_DIR"))("differs where %s differs", (name, value) => {
    expect(fingerprintOf({ [name]: value })).not.toBe(fingerprintOf({}));
  });

  it("is the same for settings that mean the same, for those that no page shows, and wherever the content is", () => {
    const defaults = { SITE_STAGE: "demo", NEXT_PUBLIC_ANALYTICS: "off" };
    const same = { SITE_URL: "http://localhost:3000/", ...defaults };
    expect(fingerprintOf({ ...same, CONTENT_DIR: "elsewhere", STATE_DIR: "x", TRUSTED_PROXIES: "1" })).toBe(
      fingerprintOf({}),
    );
  });
});
