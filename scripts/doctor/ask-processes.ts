import { hubSignature } from "../../lib/http/webhook-signature";
import type { Trouble } from "../../lib/server/troubles";

/** What /api/health/ready says, as far as it matters here. A process of an earlier release says less. */
type Health = { content: string; settings?: string; troubles?: Trouble[] };

type Asked = { name: string; health: Health | undefined };

/**
 * Asks each web process how it is, and compares them.
 * @param addresses Such as `127.0.0.1:4301`.
 * @param settings Fingerprint of the settings that they should have; `undefined` if those cannot be read.
 * @param known What the machine's own look is about: processes are not asked about it again.
 */
export async function askProcesses(
  addresses: readonly string[],
  settings: string | undefined,
  known: readonly string[],
): Promise<Trouble[]> {
  const asked = await Promise.all(addresses.map(async (name) => ({ name, health: await ask(name) })));
  const answers = asked.filter((one): one is Asked & { health: Health } => one.health !== undefined);
  return [
    ...asked.flatMap(({ name, health }) => (health ? [] : [silent(name)])),
    ...compareContents(answers),
    ...answers.flatMap(({ name, health }) =>
      !settings || !health.settings || health.settings === settings ? [] : [differs(name)],
    ),
    ...distinct(answers.flatMap(({ health }) => health.troubles ?? [])).filter(({ about }) => !known.includes(about)),
  ];
}

/** Whether the site takes what the puller and hosts sign with this secret. */
export async function checkRevalidation(url: string, secret: string): Promise<Trouble[]> {
  const answer = await post(url, secret).catch(() => undefined);
  if (answer?.ok) return [];
  const what = answer
    ? `${url} answers ${answer.status} to what REVALIDATE_SECRET signs: publications are refused.`
    : `${url} cannot be reached: publications are noticed later.`;
  const cure =
    answer?.status === 401 ? "Restart the web processes: they have a different secret." : "Correct REVALIDATE_URL.";
  return [{ about: "publishing", isUrgent: true, what, cure }];
}

/** Posts the push of a tag: a site answers it like any push, and publishes nothing. */
async function post(url: string, secret: string): Promise<Response> {
  const body = JSON.stringify({ ref: "refs/tags/doctor" });
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-github-event": "push",
      "x-hub-signature-256": hubSignature(secret, body),
    },
    signal: AbortSignal.timeout(5000),
  });
  // The time limit would end what is left unread, as an error outside of this function.
  await answer.arrayBuffer();
  return answer;
}

async function ask(address: string): Promise<Health | undefined> {
  try {
    const answer = await fetch(`http://${address}/api/health/ready`, { signal: AbortSignal.timeout(5000) });
    return answer.ok ? ((await answer.json()) as Health) : undefined;
  } catch {
    return undefined;
  }
}

const silent = (name: string): Trouble => ({
  about: "processes",
  isUrgent: true,
  what: `The web process on ${name} does not answer.`,
  cure: "`systemctl status 'almanac-web@*'`, `journalctl -u almanac-web@1`.",
});

const differs = (name: string): Trouble => ({
  about: "settings",
  isUrgent: true,
  what: `The web process on ${name} runs with secrets or connections that differ from the settings.`,
  cure: "Restart it: `systemctl restart almanac-web@1`, and so on.",
});

function compareContents(answers: readonly { name: string; health: Health }[]): Trouble[] {
  const versions = new Set(answers.map(({ health }) => health.content));
  if (versions.size < 2) return [];
  const list = answers.map(({ name, health }) => `${name} ${health.content}`).join(", ");
  const what = `Web processes show different content: ${list}.`;
  return [
    { about: "content", isUrgent: true, what, cure: "Check again in ten seconds, then restart the one that differs." },
  ];
}

const distinct = (troubles: readonly Trouble[]): Trouble[] => [
  ...new Map(troubles.map((one) => [`${one.about} ${one.what}`, one])).values(),
];
