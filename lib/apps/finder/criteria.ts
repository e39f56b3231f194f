import type { Route } from "next";
import { limits } from "../../util/limits";
import { routes } from "../../util/routes";
import { readNames } from "../app-choice";

/** What a reader asks of an app, as an address says it. Names in it need not be known. */
export type FindCriteria = {
  /** The most that one month may cost, in whole cents of US dollars. */
  month?: number | undefined;
  /** The most that twelve months may cost. */
  year?: number | undefined;
  /** Whether there must be a free plan. */
  free: boolean;
  /** Where it must run: all of them. */
  platforms: readonly string[];
  /** Of which kind it must be: one of them. */
  kinds: readonly string[];
  /** Whether it must have content for adults, or be without. */
  adult?: "yes" | "no" | undefined;
  /** Ids of questions that must have the better answer. */
  facts: readonly string[];
  /** How much criteria of the method count, 0 to 10, each with its id; the others count as the method says. */
  weights: readonly [id: string, weight: number][];
  /** What comes first. */
  order: FindOrder;
  /** How many parts of the address could not be read. */
  unread: number;
};

/** By points, by what twelve months or one month cost, or by the steps to cancel. */
export const findOrders = ["points", "year", "month", "way-out"] as const;
export type FindOrder = (typeof findOrders)[number];

/** The order without being asked: by the price of what has a limit, or else by points. */
export function usualOrder({ month, year }: Pick<FindCriteria, "month" | "year">): FindOrder {
  return year !== undefined ? "year" : month !== undefined ? "month" : "points";
}

/** Nothing asked: every app fits, in the order of the method. */
export const noCriteria: FindCriteria = {
  free: false,
  platforms: [],
  kinds: [],
  facts: [],
  weights: [],
  order: "points",
  unread: 0,
};

/** Whether the address asks for nothing. */
export function isEmptyCriteria(criteria: FindCriteria): boolean {
  return findAddress(criteria) === routes.find() && criteria.unread === 0;
}

/** Names of the parameters, which are those of the form's fields. */
export const findFields = {
  month: "month",
  year: "year",
  free: "free",
  platforms: "platform",
  kinds: "kind",
  adult: "adult",
  facts: "fact",
  order: "order",
} as const;

const weightPrefix = "weight-";

/** The parameter that says how much a criterion counts. */
export function weightField(criterion: string): string {
  return `${weightPrefix}${criterion}`;
}

/** Reads what an address asks. Never throws: what cannot be read is counted, and parameters of others are passed over. */
export function readCriteria(params: URLSearchParams): FindCriteria {
  const month = readValue(params, findFields.month, readCents);
  const year = readValue(params, findFields.year, readCents);
  const free = readValue(params, findFields.free, (text) => text === "yes" || undefined);
  const adult = readValue(params, findFields.adult, (text) => (text === "yes" || text === "no" ? text : undefined));
  const order = readValue(params, findFields.order, (text) => findOrders.find((one) => one === text));
  const readList = (field: string) => readNames(params.getAll(field), limits.findNames);
  const platforms = readList(findFields.platforms);
  const kinds = readList(findFields.kinds);
  const facts = readList(findFields.facts);
  const weights = readWeights(params);
  return {
    month: month.value,
    year: year.value,
    adult: adult.value,
    free: free.value ?? false,
    platforms: platforms.names,
    kinds: kinds.names,
    facts: facts.names,
    weights: weights.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as [string, number]])),
    order: order.value ?? usualOrder({ month: month.value, year: year.value }),
    unread:
      [month, year, free, adult, order, ...weights].filter(({ isUnread }) => isUnread).length +
      (platforms.others + kinds.others + facts.others),
  };
}

type Read<Value> = { value?: Value | undefined; isUnread: boolean };

/** The first value that is not empty: a form sends its empty fields, too. */
function readValue<Value>(
  params: URLSearchParams,
  field: string,
  read: (text: string) => Value | undefined,
): Read<Value> {
  const text = params.getAll(field).find((one) => one.trim() !== "");
  if (text === undefined) return { isUnread: false };
  const value = read(text.trim());
  return { value, isUnread: value === undefined };
}

/** "15", "15.50" and "$15" in whole cents. */
function readCents(text: string): number | undefined {
  const [, figure] = /^\$?(\d{1,5}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const cents = Math.round(Number(figure) * 100);
  return figure !== undefined && cents <= limits.findPrice * 100 ? cents : undefined;
}

function readWeights(params: URLSearchParams): (Read<number> & { id: string })[] {
  const fields = [...new Set(params.keys())].filter((field) => field.startsWith(weightPrefix));
  return fields.slice(0, limits.findNames).map((field) => {
    const id = field.slice(weightPrefix.length);
    if (!/^[a-z0-9-]{1,60}$/.test(id)) return { id, isUnread: true };
    return { id, ...readValue(params, field, readWeight) };
  });
}

function readWeight(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= limits.findWeight ? Number(text) : undefined;
}

/** The shortest address that asks for this. */
export function findAddress(criteria: FindCriteria): Route {
  const { month, year, free, platforms, kinds, adult, facts, weights, order } = criteria;
  const inDollars = (cents: number) => String(cents / 100);
  const pairs: [string, string | undefined][] = [
    [findFields.month, month === undefined ? undefined : inDollars(month)],
    [findFields.year, year === undefined ? undefined : inDollars(year)],
    [findFields.free, free ? "yes" : undefined],
    [findFields.platforms, platforms.join(",")],
    [findFields.kinds, kinds.join(",")],
    [findFields.adult, adult],
    [findFields.facts, facts.join(",")],
    [findFields.order, order === usualOrder(criteria) ? undefined : order],
    ...weights.map(([id, value]): [string, string] => [weightField(id), String(value)]),
  ];
  return routes.find(pairs.flatMap(([field, value]) => (value ? `${field}=${value}` : [])).join("&"));
}
