import type { Route } from "next";
import { z } from "zod";
import { formatDate } from "../../util/date";
import { limits } from "../../util/limits";
import { formatCount, formatList } from "../../util/number";
import { routes } from "../../util/routes";
import { readNames } from "../app-choice";

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
  /** Whether the months or the day could not be read. */
  isUnread?: boolean;
};

/** Reads what an address asks. Never throws. */
export function readCostRequest(params: URLSearchParams): CostRequest {
  const [writtenMonths = "", writtenFrom = ""] = ["months", "from"].map((field) =>
    params.getAll(field).find((one) => one !== ""),
  );
  const months = readMonths(writtenMonths);
  const from = readDay(writtenFrom);
  const isUnread = (writtenMonths !== "" && months === undefined) || (writtenFrom !== "" && from === undefined);
  return { ...readNames(params.getAll("apps")), months, from, isUnread };
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
export function isEmptyRequest({ names, others, months, from, isUnread }: CostRequest): boolean {
  return costAddress(names, months, from) === routes.costs() && others === 0 && !isUnread;
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

/** Said where months or the day could not be read. */
export const unreadNote = `Write months as a whole number from 1 to ${limits.costMonths}, and a day like 2025-07-01. We ignored what we couldn’t read.`;
