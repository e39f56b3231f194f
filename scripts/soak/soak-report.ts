import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import type { ChaosResult } from "./chaos";
import type { Footprint } from "./footprint";
import { type KneePoint, kneeOf } from "./knee";
import type { Rates } from "./rates";
import type { RollingResult } from "./rolling";

/** What has been measured, each on its day. */
export type SoakResults = {
  processors?: number;
  node?: string;
  rates?: Rates & { day: string };
  /** All runs of the same, the latest last, each with the machine's load (of a minute) at its end. */
  ratesRuns?: (Rates & { day: string; load?: number })[];
  chaos?: ChaosResult & { day: string };
  /** All runs of the same, the latest last. */
  chaosRuns?: ChaosRun[];
  rolling?: RollingResult & { day: string };
  knee?: { day: string; points: KneePoint[] };
};

type ChaosRun = Pick<ChaosResult, "requests" | "seconds" | "failed" | "wrong" | "old" | "oldest"> & {
  day: string;
  /** The longest time that a process itself needed to show a publication, in milliseconds. */
  slowest: number;
};

/** What is kept of a run. */
export function summarize({ day, delays, ...chaos }: ChaosResult & { day: string }): ChaosRun {
  const { requests, seconds, failed, wrong, old, oldest } = chaos;
  return { day, requests, seconds, failed, wrong, old, oldest, slowest: Math.max(0, ...delays) };
}

type Row = { what: string; budget: string; measured: string; isMet: boolean; day: string };

/** p99 that a reader does not notice. */
const mostMs = 100;

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en-US")}/s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Writes docs/soak.md. @returns Whether everything that was measured met its budget. */
export function writeSoak(results: SoakResults): boolean {
  const rows = [...rowsOfRates(results), ...rowsOfChaos(results), ...rowsOfRolling(results)];
  const table = rows.map(
    ({ what, budget, measured, isMet, day }) =>
      `| ${what} | ${budget} | ${measured} | ${isMet ? "yes" : "**no**"} | ${day} |`,
  );
  const text = `# What the cluster stands

Written by \`npm run soak\`, from runs on one machine with ${results.processors} processors and Node.js ${results.node}: nginx, Redis, three web processes, and the programs that send the requests share it. Nothing is simulated: the parts are those of \`deploy/\`, started by \`npm run cluster\`.

| what | must show | measured | met | day |
| --- | --- | --- | --- | --- |
${table.join("\n")}

${ratesText(results)}${chaosText(results)}
${kneeText(results)}
## What this does not show

One machine: no network between the parts, and the clients take a share of its processors. Other programs may have run at the same time: the load of the machine was ${(loadavg()[2] ?? 0).toFixed(1)} in the quarter of an hour before this page was written. A process that gets no processor needs longer for everything, and above all the slowest answers (p99) show that. Messages while the webhook is down, slow or wrong: [soak-messages.md](soak-messages.md).
`;
  writeFileSync("docs/soak.md", text);
  return rows.every(({ isMet }) => isMet);
}

function rowsOfRates({ rates }: SoakResults): Row[] {
  if (!rates) return [];
  const { cached, file, bare, publishing, direct, publications, day } = rates;
  const share = (rate: number) => (rate / file.rate).toFixed(2);
  return [
    {
      what: "requests a second: an article through nginx's cache of one second, beside the same answer (bytes, headers, log) from a compressed file",
      budget: "≥ 0.9 ×",
      measured: `${perSecond(cached.rate)}, the file ${perSecond(file.rate)}: ${share(cached.rate)} ×; p99 ${cached.p99.toFixed(1)} ms, ${cached.failed} failed; the file as nginx serves scripts, with half of the headers and no log, ${perSecond(bare.rate)}; one web process alone ${perSecond(direct.rate)}`,
      isMet: cached.rate >= 0.9 * file.rate && cached.failed === 0,
      day,
    },
    {
      what: `the same while texts are published once a second (${publications} publications)`,
      budget: "≥ 0.8 ×, p99 ≤ 10 ms",
      measured: `${perSecond(publishing.rate)}: ${share(publishing.rate)} ×; p99 ${publishing.p99.toFixed(1)} ms, ${publishing.failed} failed`,
      isMet: publishing.rate >= 0.8 * file.rate && publishing.p99 <= 10 && publishing.failed === 0,
      day,
    },
  ];
}

function ratesText({ ratesRuns = [] }: SoakResults): string {
  if (ratesRuns.length === 0) return "";
  const lines = ratesRuns.map(({ day, load, cached, file, publishing, direct }) => {
    const share = ({ rate }: { rate: number }) => `${(rate / file.rate).toFixed(2)} ×`;
    return `| ${day} | ${load?.toFixed(1) ?? "not noted"} | ${perSecond(direct.rate)} | ${perSecond(file.rate)} | ${share(cached)}, ${Math.round(cached.p99)} ms | ${share(publishing)}, ${Math.round(publishing.p99)} ms |`;
  });
  return `All runs of the first two rows; the last is the one above. What one web process alone answers tells how busy the machine was with other work.

| day | load | one web process | file | cache, p99 | while publishing, p99 |
| --- | --- | --- | --- | --- | --- |
${lines.join("\n")}

`;
}

function rowsOfChaos({ chaos }: SoakResults): Row[] {
  if (!chaos) return [];
  const { requests, seconds, failed, wrong, old, oldest, reconnects, publications, delays, footprint, day } = chaos;
  const slowest = Math.max(0, ...delays);
  const total = ({ memory }: Footprint) => Object.values(memory).reduce((sum, bytes) => sum + bytes, 0);
  const { half, end } = footprint;
  return [
    {
      what: `requests while each web process is killed (SIGKILL) and started in turn, Redis is stopped for 20 s, nginx is reloaded, and ${publications} texts are published`,
      budget: "of 1,000,000 requests, 0 failed, 0 wrong bodies, no page older than 3 s, on no process either",
      measured: `${requests.toLocaleString("en-US")} in ${Math.round(seconds)} s: ${failed} failed, ${wrong} wrong, ${old} older than 3 s (the oldest ${(oldest / 1000).toFixed(1)} s; on a process itself at most ${(slowest / 1000).toFixed(1)} s, ${delays.length} looks); ${reconnects} idle connections were closed and opened again`,
      isMet: requests >= 1_000_000 && failed + wrong + old === 0 && slowest <= 3000,
      day,
    },
    {
      what: "memory and disk after it",
      budget: "flat: at most 1.1 × of what it was at half of the requests",
      measured: `memory of all processes ${megabytes(total(half))} at half, ${megabytes(total(end))} at the end; disk without logs ${megabytes(half.disk)} and ${megabytes(end.disk)}`,
      isMet: total(end) <= 1.1 * total(half) && end.disk <= 1.1 * half.disk,
      day,
    },
  ];
}

function rowsOfRolling({ rolling }: SoakResults): Row[] {
  if (!rolling) return [];
  const { requests, failed, wrong, files, gone, newer, day } = rolling;
  return [
    {
      what: "a release whose scripts and styles have other names is brought to one process after the other",
      budget: "0 failed, no page with scripts that are gone",
      measured: `${requests.toLocaleString("en-US")} requests: ${failed} failed, ${wrong} wrong; pages named ${files} scripts and styles, ${newer} of them new, ${gone} gone`,
      isMet: failed + wrong + gone === 0 && newer > 0,
      day,
    },
  ];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function chaosText({ chaos, chaosRuns = [] }: SoakResults): string {
  if (!chaos) return "";
  const examples =
    chaos.examples.length > 0 ? `\nWhat failed or was wrong:\n\n\`\`\`\n${chaos.examples.join("\n")}\n\`\`\`\n` : "";
  return `## What was broken when

What readers saw of it: ${chaos.failed + chaos.wrong + chaos.old === 0 ? "nothing" : "see the table"}.

\`\`\`
${chaos.log.join("\n")}
\`\`\`
${examples}
All runs so far; the last is the one above. The first two sent as many requests as they could, which left the web processes little of the two processors; since then, at most 4,500 a second are sent.

| day | requests | in | failed | wrong | older than 3 s | oldest | slowest process |
| --- | --- | --- | --- | --- | --- | --- | --- |
${chaosRuns.map((run) => `| ${run.day} | ${run.requests.toLocaleString("en-US")} | ${Math.round(run.seconds)} s | ${run.failed} | ${run.wrong} | ${run.old} | ${seconds(run.oldest)} | ${seconds(run.slowest)} |`).join("\n")}
`;
}

function kneeText({ knee }: SoakResults): string {
  if (!knee) return "";
  const lines = [1, 2, 3].map((processes) => {
    const best = kneeOf(knee.points, processes, mostMs);
    return `| ${processes} | ${best ? `${perSecond(best.rate)} at p99 ${best.p99.toFixed(0)} ms` : `none with p99 ≤ ${mostMs} ms`} | ${perSecond(Math.max(...knee.points.filter((point) => point.processes === processes).map(({ rate }) => rate)))} |`;
  });
  const best = Math.max(0, ...[1, 2, 3].map((processes) => kneeOf(knee.points, processes, mostMs)?.rate ?? 0));
  return `## The knee

Measured ${knee.day}. Each address is asked for once, so nginx's cache does not help, and a web process answers each request from its own cache of pages. This is what pages cost that nobody else has asked for in the same second.

![Requests a second against p99](images/knee.svg)

| processes | most with p99 ≤ ${mostMs} ms | most |
| --- | --- | --- |
${lines.join("\n")}

What that carries: a reader who opens a page every 20 seconds makes 0.05 requests for pages a second. ${perSecond(best)} are ${Math.round(best / 0.05).toLocaleString("en-US")} readers at the same moment, if each reads a page that nobody else reads. Those who read the same pages are served by nginx, at the rates of the first table. More processes than processors help only against the death of one.

`;
}
