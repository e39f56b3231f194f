import type { Cluster } from "../../../scripts/lib/cluster";
import { untilWarm } from "../until-warm";
import { createPublisher, pause } from "./publisher";
import { measure, perSecond, type Rate } from "./rate";
import { serveAsFile } from "./same-file";
import { untilIdle } from "./until-idle";

export type Rates = {
  /** The article through nginx's cache of a second. */
  cached: Rate;
  /** The same bytes, headers and line of the log from a file that is compressed already. */
  file: Rate;
  /** The same body as nginx serves scripts: fewer headers, and no log. */
  bare: Rate;
  /** The article for a minute in which one text is published. */
  publishing: Rate;
  /** The article from one web process, without nginx. */
  direct: Rate;
};

/** Rounds of all measurements. They take turns, because the machine may be busier at one time than at another. */
const rounds = 5;

/** The median of all rounds, from processes that are warm and have rendered what a publication makes them render. */
export async function measureRates(cluster: Cluster, seconds = 5): Promise<Rates> {
  const publisher = createPublisher(cluster, undefined, []);
  const page = cluster.origin + publisher.path;
  for (const { origin } of cluster.web) await untilWarm(origin);
  const file = await serveAsFile(cluster, page);
  const cached: Rate[] = [];
  const files: Rate[] = [];
  // While the file is measured, the page becomes too old to be served. Its first readers would all wait for the new one.
  const measurePage = async (duration: number) => {
    await (await fetch(page, { headers: { "accept-encoding": "gzip" } })).arrayBuffer();
    return measure(page, { seconds: duration });
  };
  await publisher.publish();
  for (let round = 0; round < rounds; round += 1) {
    await untilIdle(cluster.web);
    cached.push(await measurePage(seconds));
    files.push(await measure(file.same, { seconds }));
    console.log([cached, files].map((all) => describe(all.at(-1))).join(" "));
  }
  await untilIdle(cluster.web);
  const [publishing] = await Promise.all([measurePage(60), pause(20_000).then(publisher.publish)]);
  const bare = await measure(file.bare, { seconds });
  const direct = await measure((cluster.web[0]?.origin ?? "") + publisher.path, {
    connections: 8,
    seconds: 5,
  });
  return { cached: median(cached), file: median(files), bare, publishing, direct };
}

/** Of each figure by itself: a round in the middle by its rate may have had a bad moment. Failures are summed. */
function median(rates: readonly Rate[]): Rate {
  const middle = (figure: "rate" | "p99") =>
    rates.map((rate) => rate[figure]).sort((a, b) => a - b)[Math.floor(rates.length / 2)] ?? Number.NaN;
  const failed = rates.reduce((sum, rate) => sum + rate.failed, 0);
  return { rate: middle("rate"), p99: middle("p99"), failed };
}

/** For who watches: pages from the cache, and the file. */
const describe = (rate?: Rate) => `${perSecond(rate?.rate ?? 0)} (p99 ${rate?.p99} ms)`;
