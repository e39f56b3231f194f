import type { RootContent } from "mdast";
import { getAppFacts } from "../../apps/app-facts";
import { priceSources } from "../../apps/plan-table";
import { nameSource } from "../../apps/product-facts";
import type { Product } from "../../content/entry-types";
import { getSnapshot } from "../../content/snapshot/current-snapshot";
import { getDocument } from "../../content/snapshot/documents";
import { bullets, paragraph, section, table, type Words } from "../../text/markdown-nodes";
import { formatDate } from "../../util/date";
import { sampleNotes } from "../../util/sample";

/** What is known of an app, for the markdown of its review: plans and facts as tables, then changes. */
export function productSections(product: Product): RootContent[] {
  const { product: name, plans, groups, changes, basics, isSample } = getAppFacts(product);
  const note = isSample ? [paragraph(sampleNotes.facts)] : [];
  const rows = plans.map((plan) => [
    plan.name,
    plan.price,
    plan.month ?? "",
    plan.year ?? "",
    plan.limits ?? "",
    ...lookUp(product, plan.id),
  ]);
  const facts = groups.flatMap((group) =>
    group.facts.map(({ label, text, note: more = "", source, checkedOn, olderThan }) => [
      ...[`${group.title}: ${label}`, text, more, toWords(source), toDay(checkedOn, olderThan)],
    ]),
  );
  return [
    ...section(`What ${name} costs`, [
      ...(rows.length > 0 ? note : []),
      ...table(["Plan", "Price", "Per month", "For a year", "Limits", "Source", "Checked"], rows),
    ]),
    ...section(`What we know about ${name}`, [
      ...(facts.length > 0 ? note : []),
      ...bullets(basics.map(({ label, text }) => [`${label}: ${text}`])),
      ...table(["Question", "Answer", "Note", "Source", "Checked"], facts),
    ]),
    ...section(
      `What changed at ${name}`,
      bullets(changes.map(({ date, what, source }) => [`${formatDate(date)}: ${what} Source: `, toWords(source)])),
    ),
  ];
}

/** Where and when the price of a plan was read. */
function lookUp({ plans }: Product, id: string): Words[] {
  const plan = plans.find((one) => one.id === id);
  const { staleAfter } = getDocument("site/fact-sheet");
  const [source] = plan ? priceSources([plan], staleAfter.plans, getSnapshot().day) : [];
  return [toWords(source?.source), toDay(source?.checkedOn, source?.olderThan)];
}

function toWords(source: string | undefined): Words {
  const { text, href } = source === undefined ? { text: "", href: undefined } : nameSource(source);
  return href ? { text, href } : text;
}

function toDay(checkedOn: string | undefined, olderThan: number | undefined): string {
  if (checkedOn === undefined) return "";
  return olderThan === undefined ? formatDate(checkedOn) : `${formatDate(checkedOn)}, more than ${olderThan} days ago`;
}
