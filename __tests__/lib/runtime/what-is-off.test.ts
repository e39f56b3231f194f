import { metrics } from "@/lib/metrics/current-metrics";
import { parseEnv } from "@/lib/runtime/env";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { startMetrics } from "@/lib/server/start";

let isLoaded = false;
jest.mock("prom-client", () => {
  isLoaded = true;
  return jest.requireActual("prom-client");
});

afterEach(() => forgetProcessWide("metrics"));

it("loads prom-client only where metrics are on", async () => {
  await startMetrics(parseEnv({}));
  expect([isLoaded, metrics()]).toEqual([false, undefined]);
  await startMetrics(parseEnv({ METRICS_TOKEN: "0123456789abcdef" }));
  expect([isLoaded, metrics()]).toEqual([true, expect.anything()]);
});
