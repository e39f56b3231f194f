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

/** So many props of a component are tried. */
const mockMost = 12;

jest.mock("react/jsx-runtime", () => {
  const real = jest.requireActual("react/jsx-runtime");
  const watched =
    (make: (type: unknown, props: Props, key: unknown) => unknown) => (type: unknown, props: Props, key: unknown) => {
      if (typeof type === "function") {
        const all = mockGiven.get(type as FunctionComponent<Props>) ?? [];
        mockGiven.set(type as FunctionComponent<Props>, all);
        if (all.length < mockMost) all.push(props);
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
    /: (author\.description|score\.(stars|total|of)|failing\.\w+|stars|review\.(title|target)|apps\.(isInvented|points))$/,
  "one word, which has no other form": /\bmark$/,
  "nothing in the fixture is too old, no app without a test pays us, and each author has a profile":
    /: showsAge$|^BlankRow: place$|^ProfileNote: urls$/,
};

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

function show(component: FunctionComponent<Props>, props: Props): string {
  try {
    return renderToStaticMarkup(createElement(component, props));
  } catch (error) {
    // What ends the rendering has been read.
    return String(error);
  }
}

auditPages({ folder: siteFolder, unlisted: unlistedPages });

/** Changed, each field changes what the component shows. A field that does not is computed for nobody. */
it("each field that a component is given is read, and shown", () => {
  jest.spyOn(console, "error").mockReturnValue();
  const unread = new Set<string>();
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
      const given = all.filter((props) => JSON.stringify(change(props)) !== JSON.stringify(props));
      if (given.length === 0 || isUnseen(`${component.name}: ${field}`)) continue;
      fields += 1;
      if (!given.some((props) => show(component, change(props)) !== htmlOf(props)))
        unread.add(`${component.name}: ${field}`);
    }
  }
  expect([...unread]).toEqual([]);
  expect(fields).toBeGreaterThan(300);
});
