import { formatDate } from "../../util/date";
import { limits } from "../../util/limits";
import { formatCount } from "../../util/number";
import { mostCompared } from "../app-choice";
import type { CostRequest } from "./cost-request";

const inWords = new Intl.ListFormat("en", { type: "conjunction", style: "long" });

/** "Luna AI and Spicy AI for 7 months from July 1, 2025"; without an app, what to do. */
export function describeCosts(apps: readonly { name: string }[], months: number, from: string): string {
  if (apps.length === 0) return "Choose apps to price";
  return `${inWords.format(apps.map(({ name }) => name))} for ${formatCount(months, "month")} from ${formatDate(from)}`;
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
    ...(left.length > 0 ? [`You can price up to ${mostCompared} apps. Not shown: ${inWords.format(left)}.`] : []),
    ...(unread > 0
      ? [
          `Months are a whole number from 1 to ${limits.costMonths}, and a day is written like 2025-07-01. We ignored what we couldn’t read.`,
        ]
      : []),
  ];
}
