import type { Route } from "next";
import { z } from "zod";
import { formatDate } from "../../util/date";
import { limits } from "../../util/limits";
import { formatCount, formatList } from "../../util/number";
import { routes } from "../../util/routes";
import { mostCompared, readNames } from "../app-choice";

/** What a reader wants to have counted, as an address says it. */
export type CostRequest = {
  /** The apps, as files of content/products. Not all need be known. */
  names: readonly string[];
  /** How many names more the address has that cannot be looked at. */
  others: number;
  /** Whole months. */
  months?: number | undefined;
  /** The day of the first payment, as `2025-06-28`. */
  from?: string | undefined;
  /** How many other parts of the address could not be read. */
  unread: number;
};

/** Names of an address that are looked at. */
const mostNames = 12;

/** Reads what an address asks. Never throws. */
export function readCostRequest(params: URLSearchParams): CostRequest {
  const { names, others } = readNames(params.getAll("apps"), mostNames);
  const [writtenMonths, writtenFrom] = ["months", "from"].map((field) =>
    params.getAll(field).find((one) => one !== ""),
  );
  const months = writtenMonths === undefined ? undefined : readMonths(writtenMonths);
  const from = writtenFrom === undefined ? undefined : readDay(writtenFrom);
  const isUnread = [
    writtenMonths !== undefined && months === undefined,
    writtenFrom !== undefined && from === undefined,
  ];
  return {
    names,
    others,
    unread: isUnread.filter(Boolean).length,
    ...(months === undefined ? {} : { months }),
    ...(from === undefined ? {} : { from }),
  };
}

function readMonths(text: string): number | undefined {
  const months = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return months >= 1 && months <= limits.costMonths ? months : undefined;
}

/** A day of this century that there is. */
function readDay(text: string): string | undefined {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && z.iso.date().safeParse(text).success;
  return isDay ? text : undefined;
}

/** Whether the address asks for nothing. */
export function isEmptyRequest({ names, others, months, from, unread }: CostRequest): boolean {
  return names.length === 0 && others === 0 && months === undefined && from === undefined && unread === 0;
}

/** The address at which some apps are counted. */
export function costAddress(apps: readonly string[], months?: number, from?: string): Route {
  const parts = [
    apps.length > 0 ? `apps=${apps.join(",")}` : "",
    months === undefined ? "" : `months=${months}`,
    from === undefined ? "" : `from=${from}`,
  ];
  return routes.costs(parts.filter(Boolean).join("&"));
}

/** "Luna AI and Spicy AI for 7 months from July 1, 2025"; without an app, what to do. */
export function describeCosts(apps: readonly { name: string }[], months: number, from: string): string {
  if (apps.length === 0) return "Choose apps to see what they cost";
  return `${formatList(apps.map(({ name }) => name))} for ${formatCount(months, "month")} from ${formatDate(from)}`;
}

/** "Cheapest for 7 months"; where there is a free plan, "Cheapest paid option for 7 months". */
export function describeCheapest(months: number, isFreeToo: boolean): string {
  return `Cheapest ${isFreeToo ? "paid option " : ""}for ${formatCount(months, "month")}`;
}

/** What has to be said of an address: apps that are not known or too many, and what in it could not be read. */
export function describeRequest({
  unknown,
  others,
  left,
  unread,
}: Pick<CostRequest, "others" | "unread"> & { unknown: readonly string[]; left: readonly string[] }): string[] {
  return [
    ...(unknown.length > 0 ? [`We don’t know any app called ${unknown.join(", ")}.`] : []),
    ...(others > 0 ? [`${formatCount(others, "name")} in this address could not be read.`] : []),
    ...(left.length > 0 ? [`You can price up to ${mostCompared} apps. Not shown: ${formatList(left)}.`] : []),
    ...(unread > 0
      ? [
          `Write months as a whole number from 1 to ${limits.costMonths}, and a day like 2025-07-01. We ignored what we couldn’t read.`,
        ]
      : []),
  ];
}
