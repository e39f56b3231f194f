import type { Root } from "hast";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { CostTable } from "../costs/cost-table";
import { buildCosts } from "./build-costs";
import { rehypeTables } from "./rehype-tables";

const writer = unified().use(rehypeTables).use(rehypeStringify).freeze();

/** A cost table that no text holds, as safe HTML for `Prose`. */
export function renderCosts(table: CostTable): string {
  const tree: Root = { type: "root", children: [buildCosts(table)] };
  return writer.stringify(writer.runSync(tree) as Root);
}
