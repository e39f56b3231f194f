import type { Element, ElementContent } from "hast";
import type { CostCell, CostTable } from "../costs/cost-table";
import { agentParameter, agentTool } from "../site/crawlers/agent-tool";
import { limits } from "../site/limits";
import { routes } from "../site/routes";
import { element } from "./html-element";

/** Renders what apps cost for fixed terms as a figure, with a form that leads to any other number of months. */
export function buildCosts(table: CostTable): Element {
  return element("figure", { className: ["costs"] }, [
    element("figcaption", {}, [
      element("strong", {}, table.title),
      element("span", {}, explanation),
      ...(table.hasSamples ? [element("span", { className: ["costs-stamp"] }, "Sample prices")] : []),
    ]),
    buildCostTable(table),
    ...table.notes.map((note) => element("p", { className: ["costs-note"] }, note)),
    buildForm(table),
  ]);
}

const explanation = "The cheapest paid plan for each time. A period that has begun is paid in full.";

/** The same for feeds: a title and a table. */
export function buildPlainCosts(table: CostTable): Element[] {
  const title = element("p", {}, [element("strong", {}, table.title), text(`. ${explanation}`)]);
  const samples = table.hasSamples ? ["These are sample prices."] : [];
  return [title, buildCostTable(table), ...[...samples, ...table.notes].map((note) => element("p", {}, note))];
}

/** Columns of sums: the style sheet sets them to the right and makes them no wider than they must be. */
const ofSums = { "data-align": "right" };

function buildCostTable({ apps, terms }: CostTable): Element {
  const heads = apps.map(({ name }) => element("th", { scope: "col", ...ofSums }, name));
  return element("table", {}, [
    element("thead", {}, [element("tr", {}, [element("th", { scope: "col" }, "For"), ...heads])]),
    element(
      "tbody",
      {},
      terms.map(({ label, cells }) =>
        element("tr", {}, [element("th", { scope: "row" }, label), ...cells.map((cell) => buildCell(cell))]),
      ),
    ),
  ]);
}

function buildCell({ text: sum, plan, isCheapest }: CostCell): Element {
  return element("td", ofSums, [
    element(plan ? "strong" : "em", {}, sum),
    ...(plan ? [text(" "), element("span", { className: ["costs-plan"] }, plan)] : []),
    ...(isCheapest ? [text(" "), element("span", { className: ["costs-best"] }, "Cheapest")] : []),
  ]);
}

/** A plain GET form: its address can be kept and shared. */
function buildForm({ apps, months }: CostTable): Element {
  const names = apps.map(({ slug }) => slug);
  const tool = agentTool(`count_costs_of_${names.join("_and_").replaceAll("-", "_")}`, "Counts what these apps cost.");
  const number = agentParameter(`Whole months, 1 to ${limits.costMonths}.`);
  return element("form", { action: routes.costs(), ...tool }, [
    element("input", { type: "hidden", name: "apps", value: names.join(",") }),
    element("label", {}, [
      element("span", {}, "Another time, in months"),
      element("input", { type: "number", name: "months", min: 1, max: limits.costMonths, value: months, ...number }),
    ]),
    element("button", { type: "submit", className: ["costs-submit"] }, "Count with renewal days"),
  ]);
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
