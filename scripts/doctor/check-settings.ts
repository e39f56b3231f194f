import { statSync } from "node:fs";
import { daysSince, isAccepted } from "../../lib/runtime/accepted-secrets";
import { describeMisspelt, type Env, parseEnv, settingNames } from "../../lib/runtime/env";
import type { Trouble } from "../../lib/server/troubles";
import { formatCount } from "../../lib/util/number";
import type { Source } from "./read-settings";

/** What deploy/ reads from the same file, and what Node.js and systemd take from it. */
const otherNames =
  /^(PORT|HOSTNAME|TLS_FOLDER|LOCAL_ADDRESS|WEB_PROCESSES|WEB_SERVERS|TZ|LANG|NODE_\w+|NEXT_TELEMETRY_DISABLED|OTEL_\w+|UV_\w+|MALLOC_\w+|(HTTPS?|NO|https?|no)_(PROXY|proxy))$/;

const secretNames = ["REVALIDATE_SECRET", "PREVIEW_SECRET", "NEWSLETTER_SECRET", "METRICS_TOKEN"] as const;

const trouble = (isUrgent: boolean, what: string, cure: string): Trouble => ({
  about: "settings",
  isUrgent,
  what,
  cure,
});

/** What is wrong with the settings themselves. @param file Where they are; `undefined` if they are of the environment. */
export function checkSettings(source: Source, file: string | undefined, now = Date.now()): Trouble[] {
  return [
    ...checkValues(source),
    ...checkNames(source, file !== undefined),
    ...checkSecrets(source),
    ...checkFormerSecrets(source, now),
    ...checkProxies(source),
    ...(file === undefined ? [] : checkRights(file)),
  ];
}

/** @returns `undefined` while a value cannot be used. */
export function tryParse(source: Source): Env | undefined {
  try {
    return parseEnv(source);
  } catch {
    return undefined;
  }
}

function checkValues(source: Source): Trouble[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    const lines = String((error as Error).message)
      .split("\n")
      .slice(1);
    return lines.map((line) =>
      trouble(true, `${line.trim()}. No process starts with it.`, "Correct it (docs/operators/settings.md)."),
    );
  }
}

/** @param isFile Whether each name in it is meant as a setting. Others are compared with the settings alone. */
function checkNames(source: Source, isFile: boolean): Trouble[] {
  const misspelt = describeMisspelt(source).filter((line) => !otherNames.test(line.split(" ", 1).join()));
  const unknown = Object.keys(source).filter(
    (name) =>
      !settingNames.includes(name) && !otherNames.test(name) && !misspelt.some((line) => line.startsWith(`${name} `)),
  );
  const cure = "Correct the name, or delete the line (docs/operators/settings.md).";
  return [
    ...misspelt.map((line) => trouble(true, line, cure)),
    ...(isFile ? unknown.map((name) => trouble(false, `${name} is not a setting: nothing reads it.`, cure)) : []),
  ];
}

function checkSecrets(source: Source): Trouble[] {
  const given = secretNames.flatMap((name) => (source[name] ? [{ name, value: source[name] }] : []));
  const cure = "Use the output of `openssl rand -hex 32`, and give it to whoever signs with it.";
  return given.flatMap(({ name, value }, n) => {
    const twin = given.slice(0, n).find((other) => other.value === value);
    return [
      ...(isWeak(value) ? [trouble(true, `${name} can be guessed.`, cure)] : []),
      ...(twin ? [trouble(true, `${name} is the same as ${twin.name}: anyone who knows one knows both.`, cure)] : []),
    ];
  });
}

/** How old a change is whose former secret is still in the settings. */
function checkFormerSecrets(source: Source, now: number): Trouble[] {
  return secretNames.flatMap((name) => {
    const changedOn = /^\d{4}-\d\d-\d\d(?= )/.exec(source[`${name}_FORMER`] ?? "")?.[0];
    if (changedOn === undefined) return [];
    const days = daysSince(changedOn, now);
    const age = days < 0 ? "in the future" : days === 0 ? "today" : `${formatCount(days, "day")} ago`;
    const what = `${name} was changed on ${changedOn}, ${age}: the former one is ${isAccepted(days) ? "still" : "not"} accepted.`;
    return [trouble(false, what, `Give the new one to whoever has the former, and delete ${name}_FORMER.`)];
  });
}

/** Too short, too monotonous, or words, such as those of `.env.example`. */
function isWeak(secret: string): boolean {
  const isOfWords = /^[a-z]+([-_ ][a-z]+)+$/i.test(secret) || /secret|password|changeme|example/i.test(secret);
  return secret.length < 20 || new Set(secret).size < 8 || isOfWords;
}

function checkProxies(source: Source): Trouble[] {
  if (!source.TLS_FOLDER || Number(source.TRUSTED_PROXIES) > 0) return [];
  const what = "TRUSTED_PROXIES is not 1 behind nginx: all readers count as one sender.";
  return [trouble(true, what, "Write TRUSTED_PROXIES=1, and restart the web processes.")];
}

function checkRights(file: string): Trouble[] {
  if ((statSync(file).mode & 0o077) === 0) return [];
  return [
    trouble(true, `Users other than its owner can read ${file}, which contains secrets.`, `\`chmod 600 ${file}\`.`),
  ];
}
