import { formatCount } from "../../../lib/util/number";
import { getUnfinished, type ReleaseItem, type ReleaseKind, releaseKinds } from "./release-item";
import { getPlace, relativeTo, summarizeRelease } from "./render-release";

type Step = { kinds: readonly ReleaseKind[]; title: string; how: string };

/** The way to a live site, in the order in which nothing has to be done twice. */
const steps: readonly Step[] = [
  { kinds: ["broken"], title: "Fix the files with errors", how: "`npm run content -- check` says what to write." },
  {
    kinds: ["sample", "person"],
    title: "Remove the samples",
    how: '`npm run content -- start-over --name "…"` removes them all at once.',
  },
  {
    kinds: ["brand"],
    title: "Set name, mark and colours",
    how: "docs/editors/brand.md, then `npm run studio -- brand`.",
  },
  { kinds: ["identity"], title: "Say who runs it", how: "Fill in content/site/operator.md." },
  {
    kinds: ["privacy"],
    title: "Tell readers what happens to their data",
    how: "Add what is missing to content/pages/privacy.md.",
  },
  {
    kinds: ["empty"],
    title: "Publish the first review",
    how: "`npm run content -- new first` guides you through the first app, its test and its review.",
  },
  {
    kinds: ["placeholder"],
    title: "Replace placeholder addresses",
    how: "Those that end in .example, example.com or .test.",
  },
  {
    kinds: ["claim", "offer"],
    title: "Prove what is claimed, or remove it",
    how: 'docs/editors/content-guide.md, "Claims".',
  },
  {
    kinds: ["helpline"],
    title: "Check each helpline on its own site",
    how: 'Write the day as "checkedOn" into content/site/helplines.md, or remove the line.',
  },
  { kinds: ["setting"], title: "Set what the server needs", how: "docs/operators/settings.md." },
];

/** The most items of a step that are listed; of more, only the number is given. */
const fewItems = 3;

/** What is left, as a short list of steps, and what is withheld and hints below it. @param root Absolute path of the content folder. */
export function renderReleaseSteps(all: readonly ReleaseItem[], root: string): string {
  const items = relativeTo(root, all);
  const left = steps
    .map((step) => ({ ...step, own: items.filter(({ kind }) => step.kinds.includes(kind)) }))
    .filter(({ own }) => own.length > 0);
  const numbered = left.map(({ title, how, own }, index) => {
    const count = own.length > fewItems ? ` (${own.length})` : "";
    const listed = own.length > fewItems ? [] : own.map((item) => `     ${getPlace(item)}${item.what}`);
    return [`${String(index + 1).padStart(2)}. ${title}${count}. ${how}`, ...listed].join("\n");
  });
  const others = (["withheld", "hint"] as const).flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const lines = own.map((item) => `  ${getPlace(item)}${item.what} ${item.todo}`);
    // There are few hints.
    const shown = kind === "hint" || own.length <= fewItems ? lines : [];
    return own.length > 0 ? [[`${releaseKinds[kind]} (${own.length})`, ...shown].join("\n")] : [];
  });
  const head =
    left.length > 0
      ? [`Before the site opens, in this order (${formatCount(left.length, "step")}; --all lists each place):`]
      : [];
  const parts = [...head, ...(numbered.length > 0 ? [numbered.join("\n")] : []), ...others];
  return [...parts, summarizeRelease(getUnfinished(items))].join("\n\n");
}
