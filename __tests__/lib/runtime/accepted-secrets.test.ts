import { acceptedSecrets } from "@/lib/runtime/accepted-secrets";
import { parseEnv } from "@/lib/runtime/env";

const secret = "5f1d0c9be2a74386b1f05d7c94ae23f8aa";
const former = "a former secret with spaces and 'quotes'";
const changed = { METRICS_TOKEN: secret, METRICS_TOKEN_FORMER: `2026-01-31 ${former}` };

it.each([
  ["2026-01-30T23:59:59Z", [secret]],
  ["2026-01-31T00:00:00Z", [secret, former]],
  ["2026-02-01T23:59:59Z", [secret, former]],
  ["2026-02-02T00:00:00Z", [secret]],
])("a former secret counts on the day of the change and the next: at %s", (time, accepted) => {
  expect(acceptedSecrets(parseEnv(changed), "metricsToken", Date.parse(time))).toEqual(accepted);
});

it("a former secret counts nothing without a new one, nor on a day that is none", () => {
  const now = Date.parse("2026-01-31T12:00:00Z");
  expect(acceptedSecrets(parseEnv({ ...changed, METRICS_TOKEN: "" }), "metricsToken", now)).toEqual([]);
  const noDay = { ...changed, METRICS_TOKEN_FORMER: `2026-01-32 ${former}` };
  expect(acceptedSecrets(parseEnv(noDay), "metricsToken", now)).toEqual([secret]);
});

it.each([former, `31.1.2026 ${former}`, "2026-01-31 short"])(
  "a former secret needs its day and 16 characters: %s",
  (value) => {
    expect(() => parseEnv({ PREVIEW_SECRET_FORMER: value })).toThrow(
      /PREVIEW_SECRET_FORMER: must be the day of the change/,
    );
  },
);
