import { rmSync } from "node:fs";
import { join } from "node:path";
import { generateContent } from "./generate-content";
import type { Measurement } from "./measurement";
import { buildNext, type RunTime, runNode } from "./processes";
import { copySite } from "./workspace";

export type BuiltSite = { folder: string; content: string; entries: number; time: RunTime };

/** Builds a copy of the site with `entries` articles, without any cache. */
export async function buildSite(folder: string, entries: number): Promise<BuiltSite> {
  copySite(folder);
  const content = join(folder, "content");
  generateContent("content", content, entries);
  rmSync(join(folder, ".next"), { recursive: true, force: true });
  await runNode(folder, ["--import", "tsx", "scripts/reading.ts"]);
  const time = await buildNext(folder);
  await runNode(folder, ["--import", "tsx", "scripts/deliver.ts"]);
  return { folder, content, entries, time };
}

export function compareBuilds(small: BuiltSite, large: BuiltSite): Measurement[] {
  const ratio = large.time.clock / small.time.clock;
  const processorRatio = large.time.processor / small.time.processor;
  const words = ({ entries, time }: BuiltSite) => `${entries.toLocaleString("en")}: ${time.clock.toFixed(1)} s`;
  return [
    {
      what: `build with ${large.entries.toLocaleString("en")} articles against build with ${small.entries}`,
      budget: "≤ 1.3 ×",
      measured: `${ratio.toFixed(2)} × (${words(small)}, ${words(large)})`,
      isMet: ratio <= 1.3,
      note: `\`next build\` without any cache, one after the other. On the processors, which other work on the machine does not change: ${small.time.processor.toFixed(1)} s and ${large.time.processor.toFixed(1)} s, ${processorRatio.toFixed(2)} ×. The checks and preview pictures of \`npm run build\` are not in it: they look at every file, and only pictures of new or changed pages are drawn.`,
    },
  ];
}
