import type { Block } from "./blocks/block";
import { browserStorage } from "./blocks/browser-storage";
import { calculator } from "./blocks/calculator";
import { chart } from "./blocks/chart";
import { helplines } from "./blocks/helplines";
import { ranking } from "./blocks/ranking";

export type AnyBlock = Block<unknown, unknown>;

/** All kinds of blocks, by the language of their fence. */
export const blocks: ReadonlyMap<string, AnyBlock> = new Map(
  [calculator, ranking, helplines, chart, browserStorage].map((block: AnyBlock) => [block.name, block]),
);
