import type { Element } from "hast";
import { z } from "zod";
import { mostCompared } from "../../apps/app-choice";
import { type CostCell, type CostTable, costTable } from "../../apps/costs/cost-table";
import { knownSlugs } from "../../content/read/diagnostics";
import { getDocument } from "../../content/site/documents";
import { appsBySlug, type Site } from "../../content/site/site";
import { limits } from "../../util/limits";
import { suggestName } from "../../util/nearest";
import { formatList } from "../../util/number";
import { routes } from "../../util/routes";
import { sampleNotes } from "../../util/sample";
import { caption, element, tableElement, text } from "../html-element";
import { type Block, everyPlace, parseFields } from "./block";

/** "luna-ai, spicy-ai", or a list. */
const appNames = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").map((name) => name.trim()) : value),
  z
    .array(
      z.string().regex(/^[a-z0-9-]{1,60}$/, "Write the names of files in content/products, with commas between them."),
    )
    .min(1)
    .max(mostCompared),
);

const schema = z.strictObject({
  /** The apps, as their files in content/products are named. */
  apps: appNames,
  /** Whole months that get a row of their own, and that the form begins with. */
  months: z.number().int().min(1).max(limits.costMonths).optional(),
});

type CalculatorRequest = z.infer<typeof schema>;

/** What apps cost for fixed terms (docs/editors/content-guide.md, "Pictures, tables and charts"). */
export const calculator: Block<CalculatorRequest, CostTable> = {
  name: "calculator",
  noun: "calculator",
  allowedIn: everyPlace,
  parse: (code) => parseFields(code, { noun: "calculator", schema }),
  find: (request, site) => site && countCosts(site, request),
  html: (costs) => [buildCosts(costs)],
  authorWords: () => "",
  check: ({ apps }, library) => {
    const known = knownSlugs(library, "products");
    const unknown = apps.filter((app) => !known.includes(app));
    return unknown.map((app) => `There is no content/products/${app}.md. ${suggestName(app, known)}`);
  },
};

/** What the apps cost; `undefined` where none of them is known. */
function countCosts(site: Site, { apps, months }: CalculatorRequest): CostTable | undefined {
  const known = apps.flatMap((slug) => appsBySlug(site).get(slug) ?? []);
  const { staleAfter } = getDocument(site, "site/fact-sheet");
  return known.length > 0 ? costTable(known, { months, staleAfter: staleAfter.plans, day: site.day }) : undefined;
}

const explanation =
  "The lowest cost for each length of time, with one paid plan or several in a row. A billing period that has begun is paid in full.";

/** The table, and the form for any number of months, folded: for a page that has the plans already. */
export function buildFoldedCosts(table: CostTable): Element {
  const summary = element("summary", {}, `For ${formatList(table.terms.map(({ months }) => String(months)))} months`);
  return element("figure", { className: ["costs"] }, [
    element("details", {}, [
      summary,
      buildForm(table),
      element("p", {}, explanation),
      element("div", { "data-scrolls": "", role: "region", tabIndex: 0, ariaLabel: "Costs over time" }, [
        buildCostTable(table),
      ]),
    ]),
  ]);
}

/** A figure with a form that leads to any other number of months. */
function buildCosts(table: CostTable): Element {
  return element("figure", { className: ["costs"] }, [
    caption(table.title, explanation),
    buildCostTable(table),
    // On the site, the strip of the page says it.
    ...(table.hasSamples ? [element("p", { hidden: "" }, sampleNotes.prices)] : []),
    ...table.notes.map((note) => element("p", {}, note)),
    buildForm(table),
  ]);
}

/** Columns of sums: the style sheet sets them to the right and makes them no wider than they must be. */
const ofSums = { "data-align": "right" };

function buildCostTable({ apps, terms }: Pick<CostTable, "apps" | "terms">): Element {
  const heads = apps.map(({ name }) => element("th", { scope: "col", ...ofSums }, name));
  return tableElement(
    [element("th", { scope: "col" }, "For"), ...heads],
    terms.map(({ label, cells }) => [element("th", { scope: "row" }, label), ...cells.map(buildCell)]),
  );
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
  return element("form", { action: routes.costs() }, [
    element("input", { type: "hidden", name: "apps", value: names.join(",") }),
    element("label", {}, [
      element("span", {}, "Months"),
      element("input", { type: "number", name: "months", min: 1, max: limits.costMonths, value: months }),
    ]),
    element("button", { type: "submit", className: ["costs-submit"] }, "Show cost and renewal dates"),
  ]);
}
