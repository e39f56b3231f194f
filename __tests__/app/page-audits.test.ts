import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { unlistedPages } from "../helpers/all-pages";
import { auditPages } from "../helpers/page-audits";
import { siteFolder } from "../helpers/site-folder";

type Props = Record<string, unknown>;

/** What each component is given while all pages are rendered. */
const mockGiven = new Map<FunctionComponent<Props>, Props[]>();

/** So many props of a component that have a field are tried. */
const most = 12;

jest.mock("react/jsx-runtime", () => {
  const real = jest.requireActual("react/jsx-runtime");
  const watched =
    (make: (type: unknown, props: Props, key: unknown) => unknown) => (type: unknown, props: Props, key: unknown) => {
      if (typeof type === "function") {
        const all = mockGiven.get(type as FunctionComponent<Props>) ?? [];
        mockGiven.set(type as FunctionComponent<Props>, all);
        all.push(props);
      }
      return make(type, props, key);
    };
  return { ...real, jsx: watched(real.jsx), jsxs: watched(real.jsxs) };
});

const sources = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => readFileSync(join("components", name), "utf8"));

/** The fields of each type of components/, with their types. */
const types = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/^(?:export )?type (\w+) = ([^=]*?\n)\};?$/gms)].map(([, name = "", body = ""]) => [
      name,
      [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??: (.*?);?$/gm)].map(([, field = "", type = ""]) => ({
        field,
        type,
      })),
    ]),
  ) as [string, { field: string; type: string }[]][],
);

/** What stands where a component's props have their type, by the component's name. */
const annotations = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/^(?:export )?function ([A-Z]\w*)\((?:\{[^}]*\}|\w+): (.*?)\)(?:: \w+)? \{$/gms)].map(
      ([, name = "", type = ""]) => [name, type] as const,
    ),
  ),
);

/** The fields that a type of components/ has, and those of the types in them: "card", "card.price". */
function fieldsOf(type: string, depth = 2): string[] {
  const named = (type.match(/\b[A-Z]\w+/g) ?? []).flatMap((name) => types.get(name) ?? []);
  const own = [...type.matchAll(/(\w+)\??: ([^;}]*)/g)].map(([, field = "", one = ""]) => ({ field, type: one }));
  return [...named, ...own].flatMap(({ field, type: inner }) =>
    depth === 1 ? [field] : [field, ...fieldsOf(inner, depth - 1).map((one) => `${field}.${one}`)],
  );
}

/** Fields that the pages of the fixture do not show, by reason. */
const unseen: Record<string, RegExp> = {
  "React tells elements apart by it, or shows it as it is": /\b(children|key|id|slug)$/,
  "shown, or asked for, by script": /^(ExitOffer|ExitOfferTrigger|SearchBox: limit$|HelpSearch: contactLabel$)/,
  "a type that several components share, of which this one shows a part":
    /: (author\.description|score\.(stars|total|of)|failing\.\w+|screens\.takenOn|stars|review\.(title|target)|apps\.(cover|isInvented|points|paysUs))$|^RankedCardActions: review\./,
  "one word, which has no other form": /\bmark$/,
  "nothing in the fixture is too old, and no app without a test pays us or fits":
    /^BlankRow: place$|^AppMatrix: groups\.title$/,
};

/**
 * Fields that no page of the fixture gives: nothing there has an icon, a saving, a correction, an old source or an invoice, no
 * plans in a row are cheapest, and no search is misspelt.
 */
const nowhere =
  /: (icon|savingNote|was|olderThan|discountGives|statementName)$|^(Payments: name|PlanCosts: way|SearchHead: note)$|^EvidenceLink: (picture|sizes|\w*[cC]lass\w*)$/;

/** Whether a component has a field itself, which is certain where its props have a type of their own. */
const isOwn = (component: string, field: string) =>
  /^\w+$/.test(annotations.get(component) ?? "") && !field.includes(".") && !nowhere.test(`${component}: ${field}`);

const isPlain = (value: unknown): value is Props =>
  typeof value === "object" && value !== null && !("$$typeof" in value) && !(value instanceof Date);

const isUnseen = (field: string) => Object.values(unseen).some((pattern) => pattern.test(field));

/** Other words, numbers and answers everywhere in it. */
function change(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (isPlain(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));
  if (typeof value === "string") return /^\d{4}-\d\d-\d\d/.test(value) ? "1999-02-03" : `${value} changed`;
  return typeof value === "number" ? value + 1 : typeof value === "boolean" ? !value : value;
}

/** The same, with a change of this field. */
function changeAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one) => changeAt(one, [name, ...rest]));
  return isPlain(value) && name in value ? { ...value, [name]: changeAt(value[name], rest) } : value;
}

/** Whether something has this field, or one of several things. */
function isGiven(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined && value !== null;
  if (Array.isArray(value)) return value.some((one) => isGiven(one, [name, ...rest]));
  return isPlain(value) && isGiven(value[name], rest);
}

function show(component: FunctionComponent<Props>, props: Props): string {
  try {
    return renderToStaticMarkup(createElement(component, props));
  } catch (error) {
    // What ends the rendering has been read.
    return String(error);
  }
}

auditPages({ folder: siteFolder, unlisted: unlistedPages });

/** Some page gives each field, and changed, it changes what the component shows. A field that does not is computed for nobody. */
it("each field of a component is given, read and shown", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const [ungiven, unread] = [new Set<string>(), new Set<string>()];
  let fields = 0;
  for (const [component, all] of mockGiven) {
    const shown = new Map<Props, string>();
    const htmlOf = (props: Props) => {
      const html = shown.get(props) ?? show(component, props);
      shown.set(props, html);
      return html;
    };
    for (const field of new Set(fieldsOf(annotations.get(component.name) ?? ""))) {
      const change = (props: Props) => changeAt(props, field.split(".")) as Props;
      const having = all.filter((props) => isGiven(props, field.split(".")));
      if (isUnseen(`${component.name}: ${field}`)) continue;
      if (having.length === 0 && isOwn(component.name, field)) ungiven.add(`${component.name}: ${field}`);
      const given = having.slice(0, most).filter((props) => JSON.stringify(change(props)) !== JSON.stringify(props));
      if (given.length === 0) continue;
      fields += 1;
      if (!given.some((props) => show(component, change(props)) !== htmlOf(props)))
        unread.add(`${component.name}: ${field}`);
    }
  }
  expect([...ungiven]).toEqual([]);
  expect([...unread]).toEqual([]);
  expect(fields).toBeGreaterThan(300);
});
