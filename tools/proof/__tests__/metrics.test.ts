import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { drawDashboard, getName, type Panel, withUnit } from "../metrics/draw-dashboard";

type Rules = { groups: { rules: { alert: string }[] }[] };
type RuleTests = { tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[] };

const read = (file: string) => parse(readFileSync(`deploy/prometheus/${file}`, "utf8"));
const alerts = (read("alerts.yml") as Rules).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const cases = (read("alerts.test.yml") as RuleTests).tests.flatMap((test) => test.alert_rule_test);

it.each(alerts)("%s has a case in which it comes and one in which it is silent", (alert) => {
  const own = cases.filter(({ alertname }) => alertname === alert);
  expect(new Set(own.map(({ exp_alerts: expected = [] }) => expected.length > 0))).toEqual(new Set([true, false]));
});

const panel = (changes: Partial<Panel>): Panel => ({
  ...{ title: "Requests <a second>", type: "timeseries", targets: [] },
  ...{ fieldConfig: { defaults: { unit: "reqps" } }, gridPos: { x: 8, y: 8 } },
  ...changes,
});

it("names a line by its labels, as Grafana does", () => {
  expect(getName("{{form}} {{ outcome }}", { form: "contact", outcome: "refused" })).toBe("contact refused");
  expect(getName("half", {})).toBe("half");
});

it("says figures with their units", () => {
  expect([withUnit(0.0123, "s"), withUnit(2.5, "s"), withUnit(3.21e8, "bytes"), withUnit(12.345, "reqps")]).toEqual([
    "12.3 ms",
    "2.5 s",
    "321 MB",
    "12.3/s",
  ]);
  expect(withUnit(3, "short")).toBe("3");
});

it("draws each panel in its place, with a line for each series and the last figure of a single one", () => {
  const points = [
    [0, 1],
    [10, 4],
  ] as const;
  const picture = drawDashboard([
    {
      panel: panel({}),
      lines: [
        { name: "200", points },
        { name: "502", points },
      ],
    },
    {
      panel: panel({ title: "Faults", type: "stat", fieldConfig: { defaults: { unit: "short" } } }),
      lines: [{ name: "", points }],
    },
    { panel: panel({ title: "Nothing", type: "stat" }), lines: [] },
  ]);
  expect(picture.match(/<path class="line/g)).toHaveLength(2);
  expect(picture).toContain('translate(360 236)"><text class="title" x="12" y="22">Requests &lt;a second&gt;</text>');
  expect(picture).toContain(">4</text>");
  expect(picture).toContain(">no data</text>");
});
