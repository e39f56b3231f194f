import { metrics } from "@/lib/metrics/current-metrics";
import { parseEnv } from "@/lib/runtime/env";
import { forgetProcessWide } from "@/lib/runtime/process-wide";
import { startMetrics, startTraces } from "@/lib/server/start-telemetry";

const loaded: string[] = [];
jest.mock("prom-client", () => {
  loaded.push("prom-client");
  return jest.requireActual("prom-client");
});
jest.mock("@vercel/otel", () => {
  loaded.push("@vercel/otel");
  return { registerOTel: (options: object) => loaded.push(JSON.stringify(options)) };
});

afterEach(() => forgetProcessWide("metrics"));

it("loads nothing that is off, and all that is on", async () => {
  const off = parseEnv({});
  await startMetrics(off);
  await startTraces(off);
  expect(loaded).toEqual([]);
  expect(metrics()).toBeUndefined();
  const on = parseEnv({
    METRICS_TOKEN: "0123456789abcdef",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
    OTEL_SERVICE_NAME: "almanac",
  });
  await startMetrics(on);
  await startTraces(on);
  // Neither the package nor Next traces what the server fetches: the address of a webhook is often its secret.
  expect(loaded).toEqual(["prom-client", "@vercel/otel", '{"serviceName":"almanac","instrumentations":[]}']);
  expect(process.env.NEXT_OTEL_FETCH_DISABLED).toBe("1");
  expect(metrics()).toBeDefined();
});
