import type { Cluster } from "../../../scripts/lib/cluster";
import { untilWarm } from "../until-warm";
import { createPublisher, pause } from "./publisher";
import { measure, type Rate } from "./rate";

export type Rates = {
  /** An article through nginx's cache of a second. */
  cached: Rate;
  /** The same for a minute in which one text is published. */
  publishing: Rate;
  /** The same from one web process, without nginx. */
  direct: Rate;
};

/** Of processes that are warm. */
export async function measureRates(cluster: Cluster): Promise<Rates> {
  const publisher = createPublisher(cluster, undefined, []);
  const page = cluster.origin + publisher.path;
  for (const { origin } of cluster.web) await untilWarm(origin);
  // Its first readers would all wait for it.
  await (await fetch(page, { headers: { "accept-encoding": "gzip" } })).arrayBuffer();
  const cached = await measure(page);
  const direct = await measure((cluster.web[0]?.origin ?? "") + publisher.path, { connections: 8, seconds: 5 });
  const [publishing] = await Promise.all([measure(page, { seconds: 60 }), pause(20_000).then(publisher.publish)]);
  return { cached, publishing, direct };
}
