import type { Measurement } from "../bench/measurement";
import type { ChaosResult } from "./chaos";
import type { Footprint } from "./footprint";
import { perSecond, type Rate } from "./rate";
import type { Rates } from "./rates";
import type { Seen } from "./readers";
import type { RollingResult } from "./rolling";

type Row = Omit<Measurement, "note">;

/** What readers saw, and how long they waited. */
const describe = ({ failed, wrong, slow, longest }: Pick<Seen, "failed" | "wrong" | "slow" | "longest">) =>
  `${failed} failed, ${wrong} wrong, ${slow} took over a second, the longest ${(longest / 1000).toFixed(1)} s`;

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Pages a second from nginx's cache, beside what it must show. */
export function rowsOfRates({ cached, publishing, direct }: Rates): Row[] {
  const row = (what: string, { rate, p99, failed }: Rate): Row => ({
    what,
    budget: "≥ 40,000/s, p99 ≤ 20 ms, 0 failed",
    measured: `${perSecond(rate)}, p99 ${p99.toFixed(1)} ms, ${failed} failed`,
    isMet: rate >= 40_000 && p99 <= 20 && failed === 0,
  });
  const article = row("requests a second: an article through nginx's cache of one second", cached);
  return [
    { ...article, measured: `${article.measured}; one web process alone ${perSecond(direct.rate)}` },
    row("the same for a minute in which a text is published", publishing),
  ];
}

/** What readers saw while parts were killed, beside what it must show. */
export function rowsOfChaos(chaos: ChaosResult): Row[] {
  const { requests, seconds, failed, wrong, old, oldest, reconnects, publications, ages, footprint } = chaos;
  const slowest = Math.max(0, ...ages);
  const total = ({ memory }: Footprint) => Object.values(memory).reduce((sum, bytes) => sum + bytes, 0);
  const { half, end } = footprint;
  return [
    {
      what: `requests while each web process is killed (SIGKILL) and started in turn, Redis is stopped for 20 s, nginx is reloaded, and ${publications} texts are published`,
      budget: "of 1,000,000 requests, 0 failed, 0 wrong bodies, no page older than 3 s, on no process either",
      measured: `${requests.toLocaleString("en-US")} in ${Math.round(seconds)} s: ${failed} failed, ${wrong} wrong, ${old} older than 3 s (the oldest ${(oldest / 1000).toFixed(1)} s; on a process itself at most ${(slowest / 1000).toFixed(1)} s, ${ages.length} looks); ${chaos.slow} answers took over a second, the longest ${(chaos.longest / 1000).toFixed(1)} s; ${reconnects} idle connections were closed and opened again`,
      isMet: requests >= 1_000_000 && failed + wrong + old === 0 && slowest <= 3000,
    },
    {
      what: "memory and disk after it",
      budget: "flat: at most 1.1 × of what it was at half of the requests",
      measured: `memory of all processes ${megabytes(total(half))} at half, ${megabytes(total(end))} at the end; disk without logs ${megabytes(half.disk)} and ${megabytes(end.disk)}`,
      isMet: total(end) <= 1.1 * total(half) && end.disk <= 1.1 * half.disk,
    },
  ];
}

/** What readers saw of an upgrade, beside what it must show. */
export function rowsOfRolling({ pages, searches, files, gone, newer }: RollingResult): Row[] {
  const wrong = [pages, searches].reduce((sum, seen) => sum + seen.failed + seen.wrong, 0);
  return [
    {
      what: "a release whose scripts and styles have other names is brought to one process after the other",
      budget: "0 failed, no page with scripts that are gone",
      measured: `${pages.requests.toLocaleString("en-US")} pages from nginx's cache: ${describe(pages)}; ${searches.requests.toLocaleString("en-US")} searches, which nothing keeps: ${describe(searches)}; pages named ${files} scripts and styles, ${newer} of them new, ${gone} gone`,
      isMet: wrong + gone === 0 && newer > 0,
    },
  ];
}
