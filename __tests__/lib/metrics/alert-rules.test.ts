import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { createMetrics } from "@/lib/metrics/create-metrics";
import { idleSources } from "../../helpers/idle-sources";

type Rules = { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] };

const { groups } = parse(readFileSync("deploy/prometheus/alerts.yml", "utf8")) as Rules;
const rules = groups.flatMap((group) => group.rules);

/** The names in an expression that are metrics and not functions, labels or words of the language. */
function metricsIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)|\[[^\]]*\]/g, "");
  const names = bare.match(/[a-z_][a-z0-9_]*(?!\w*\s*\()/gi) ?? [];
  return names.filter((name) => name.includes("_") || name === "up");
}

/** All names that Prometheus would read from us, with those that it makes of histograms. */
async function existing(): Promise<Set<string>> {
  const { registry } = createMetrics(idleSources);
  const found = await registry.getMetricsAsJSON();
  const suffixes = (type: unknown) => (String(type) === "histogram" ? ["_bucket", "_count", "_sum"] : [""]);
  // Prometheus itself makes `up`.
  return new Set(["up", ...found.flatMap(({ name, type }) => suffixes(type).map((suffix) => name + suffix))]);
}

it.each(rules)("$alert asks for metrics that exist", async ({ expr }) => {
  const names = metricsIn(expr);
  expect(names).not.toEqual([]);
  const known = await existing();
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it("finds the metrics in an expression", () => {
  expect(metricsIn('histogram_quantile(0.9, sum by (le, some_label) (rate(a_b_bucket{x_y="z_z"}[5m]))) > 2.5')).toEqual(
    ["a_b_bucket"],
  );
});

it("has a summary and a place in the guide for each alert", () => {
  const guide = readFileSync("docs/operators/monitoring.md", "utf8");
  for (const { alert, annotations } of rules) {
    expect(annotations.summary).not.toBe("");
    expect(guide).toContain(`\`${alert}\``);
  }
});
