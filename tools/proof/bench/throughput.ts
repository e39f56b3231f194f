import { article } from "./bench-pages";
import { formatMegabytes, type Measurement } from "./measurement";
import type { Server } from "./processes";
import { createClient, measureRate } from "./requests";

/** Requests per second and memory of the server, compared with the bare app in the same run. */
export async function measureThroughput(site: Server, bare: Server, seconds: number): Promise<Measurement[]> {
  const results = [];
  for (const [server, path] of [
    [bare, "/"],
    [site, article],
  ] as const) {
    const idle = await server.memory();
    await measureRate(server.origin, path, Math.min(3, seconds));
    const rate = await measureRate(server.origin, path, seconds);
    const client = createClient(server.origin, 1);
    const { bytes } = await client.ask(path, "gzip");
    client.close();
    results.push({ rate, bytes, idle, busy: await server.memory() });
  }
  const [yard, own] = results;
  if (!yard || !own) throw new Error("Nothing was measured.");
  const rate = (value: number) => `${Math.round(value)}/s`;
  return [
    {
      what: "requests a second, static page",
      budget: "",
      measured: `${rate(own.rate)} (bare page ${rate(yard.rate)})`,
      note: `8 connections for ${seconds} s on one machine with the server, gzip. An article of ${own.bytes} bytes; the bare page has ${yard.bytes}.`,
    },
    {
      what: "memory of the server",
      budget: "",
      measured: `${formatMegabytes(own.idle)} before, ${formatMegabytes(own.busy)} after the load (bare page ${formatMegabytes(yard.idle)}, ${formatMegabytes(yard.busy)})`,
      note: "Resident set of the server after a collection; the site's had served the measurements above before.",
    },
  ];
}
