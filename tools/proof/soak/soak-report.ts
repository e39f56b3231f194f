import { loadavg } from "node:os";
import { keptSection } from "../kept-section";
import { getKnee } from "./knee";
import { perSecond } from "./rate";
import type { SoakResults } from "./soak-results";
import { listRows } from "./soak-rows";

/** p99 that a reader does not notice. */
const mostMs = 100;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** docs/soak.md. @param before Its text until now, of which what people have written is kept. */
export function renderSoak(results: SoakResults, before: string): string {
  const table = listRows(results).map(
    ({ what, budget, measured, isMet, day }) =>
      `| ${what} | ${budget} | ${measured} | ${isMet ? "yes" : "**no**"} | ${day} |`,
  );
  return `# What the cluster stands

Written by \`npm run soak\`, from runs on one machine with ${results.processors} processors and Node.js ${results.node}: nginx, Redis, three web processes, and the programs that send the requests share it. Nothing is simulated: the parts are those of \`deploy/\`, started by \`npm run cluster\`. The results are in [soak.json](soak.json), to which each run adds. Only "About these runs" is written by hand, and stays.

| what | must show | measured | met | day |
| --- | --- | --- | --- | --- |
${table.join("\n")}

${keptSection(before, "About these runs")}${ratesText(results)}${chaosText(results)}${kneeText(results)}## What this does not show

One machine: no network between the parts, and the clients take a share of its processors. Other programs may have run at the same time: the load of the machine was ${(loadavg()[2] ?? 0).toFixed(1)} in the quarter of an hour before this page was written. A process that gets no processor needs longer for everything, and above all the slowest answers (p99) show that. Messages while the webhook is down, slow or wrong: [soak-messages.md](soak-messages.md).
`;
}

function ratesText({ ratesRuns = [] }: SoakResults): string {
  if (ratesRuns.length === 0) return "";
  const lines = ratesRuns.map(({ day, load, direct, file, cached, publishing }) => {
    const shares = [cached, publishing].map(({ share, p99 }) => `${share.toFixed(2)} ×, ${p99} ms`);
    return `| ${day} | ${load?.toFixed(1) ?? "not noted"} | ${perSecond(direct)} | ${perSecond(file)} | ${shares.join(" | ")} |`;
  });
  return `## All runs of the rates

The last is the one of the first two rows above. What one web process alone answers tells how busy the machine was with other work.

| day | load | one web process | file | cache, p99 | while publishing, p99 |
| --- | --- | --- | --- | --- | --- |
${lines.join("\n")}

`;
}

function chaosText({ chaos, chaosRuns = [] }: SoakResults): string {
  if (!chaos) return "";
  const examples =
    chaos.examples.length > 0
      ? `\nWhat failed, was wrong or slow:\n\n\`\`\`\n${chaos.examples.join("\n")}\n\`\`\`\n`
      : "";
  return `## What was broken when

What readers saw of it: ${chaos.failed + chaos.wrong + chaos.old === 0 ? "nothing" : "see the table"}.

\`\`\`
${chaos.log.join("\n")}
\`\`\`
${examples}
All runs so far; the last is the one above.

| day | requests | in | failed | wrong | older than 3 s | oldest | slowest process |
| --- | --- | --- | --- | --- | --- | --- | --- |
${chaosRuns.map((run) => `| ${run.day} | ${run.requests.toLocaleString("en-US")} | ${Math.round(run.seconds)} s | ${run.failed} | ${run.wrong} | ${run.old} | ${seconds(run.oldest)} | ${seconds(run.slowest)} |`).join("\n")}

`;
}

function kneeText({ knee }: SoakResults): string {
  if (!knee) return "";
  const lines = [1, 2, 3].map((processes) => {
    const best = getKnee(knee.points, processes, mostMs);
    return `| ${processes} | ${best ? `${perSecond(best.rate)} at p99 ${best.p99.toFixed(0)} ms` : `none with p99 ≤ ${mostMs} ms`} | ${perSecond(Math.max(...knee.points.filter((point) => point.processes === processes).map(({ rate }) => rate)))} |`;
  });
  const best = Math.max(0, ...[1, 2, 3].map((processes) => getKnee(knee.points, processes, mostMs)?.rate ?? 0));
  return `## The knee

Measured ${knee.day}. Each address is asked for once, so nginx's cache does not help, and a web process answers each request from its own cache of pages. This is what pages cost that nobody else has asked for in the same second.

![Requests a second against p99](images/knee.svg)

| processes | most with p99 ≤ ${mostMs} ms | most |
| --- | --- | --- |
${lines.join("\n")}

What that carries: a reader who opens a page every 20 seconds makes 0.05 requests for pages a second. ${perSecond(best)} are ${Math.round(best / 0.05).toLocaleString("en-US")} readers at the same moment, if each reads a page that nobody else reads. Those who read the same pages are served by nginx, at the rates of the first table. More processes than processors help only against the death of one.

`;
}
