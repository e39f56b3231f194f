import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Rules = { groups: { rules: { alert: string }[] }[] };
type RuleTests = { tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[] };

const read = (file: string) => parse(readFileSync(`deploy/prometheus/${file}`, "utf8"));
const alerts = (read("alerts.yml") as Rules).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const cases = (read("alerts.test.yml") as RuleTests).tests.flatMap((test) => test.alert_rule_test);

it.each(alerts)("%s has a case in which it comes and one in which it is silent", (alert) => {
  const own = cases.filter(({ alertname }) => alertname === alert);
  expect(new Set(own.map(({ exp_alerts: expected = [] }) => expected.length > 0))).toEqual(new Set([true, false]));
});
