import { reviewsByApp } from "../../apps/apps";
import type { Product } from "../../content/entry-types";
import { addPeriods } from "../../content/products/billing-period";
import type { Plan } from "../../content/schemas/plan-schema";
import type { Snapshot } from "../../content/snapshot/snapshot";
import { formatMoney, toCents } from "../../util/money";
import { routes } from "../../util/routes";
import { nameWithSample } from "../../util/sample";
import { absoluteUrl } from "../metadata/page-metadata";

/** The calendar of an app: its offer ends, its prices are due for a check, its trial ends if it begins today. */
export function appCalendar(snapshot: Snapshot, app: Product): string {
  const events = [...offerEnds(snapshot, app), ...pricesDue(snapshot, app), ...trialEnds(snapshot, app)];
  const name = nameWithSample(app.name, app.sample);
  return renderCalendar(`${name}: important dates`, events.map(markedWith(app)), snapshot.day);
}

/** A payment that a reader has made, for a reminder of the next one. */
export type Payment = {
  plan: Plan;
  /** As `2025-06-28`. */
  paidOn: string;
};

/** One event: the day before a plan is charged again. `undefined` for a plan that is not. */
export function chargeReminder(snapshot: Snapshot, app: Product, { plan, paidOn }: Payment): string | undefined {
  const next = nextCharge(plan, paidOn);
  if (next === undefined) return undefined;
  const amount = formatMoney(toCents(plan.price), plan.currency);
  const event = {
    ...eventOf(app, snapshot, `charge-${plan.id}-${next}`, dayAfter(next, -1)),
    title: `${app.name} is charged again tomorrow`,
    text: `${plan.name}: ${amount} on ${next}, if it renews as stated on ${plan.checkedOn}. Cancel today if you do not want it.`,
  };
  return renderCalendar(`${app.name}: next charge`, [event].map(markedWith(app)), snapshot.day);
}

/** The first day after a payment on which a plan is charged again; `undefined` for one that is free or does not renew. */
export function nextCharge({ every, price, renews }: Plan, paidOn: string): string | undefined {
  return every.kind === "time" && renews && price > 0 ? addPeriods(paidOn, every, 1) : undefined;
}

function eventOf(app: Product, snapshot: Snapshot, id: string, day: string) {
  const review = reviewsByApp(snapshot).get(app.slug);
  const url = absoluteUrl(review ? routes.review(review.slug) : routes.compare([app.slug]));
  return { uid: `${app.slug}.${id}@${new URL(absoluteUrl("/")).host}`, day, url };
}

/** What has come with the starter says so in a calendar, too. */
const markedWith = (app: Product) => (event: CalendarEvent) => ({
  ...event,
  title: nameWithSample(event.title, app.sample),
});

function offerEnds(snapshot: Snapshot, app: Product): CalendarEvent[] {
  const { name, offer } = snapshot.partners.find(({ slug }) => slug === app.partner) ?? {};
  if (!offer?.endsOn) return [];
  const text = `${offer.text}. ${offer.reason} This is an offer from ${name}, which pays us for the readers we send.`;
  return [
    {
      ...eventOf(app, snapshot, `offer-${offer.endsOn}`, offer.endsOn),
      title: `Last day of an offer from ${name}`,
      text,
    },
  ];
}

function pricesDue(snapshot: Snapshot, app: Product): CalendarEvent[] {
  const staleAfter = snapshot.library.documents["site/fact-sheet"]?.data.staleAfter.plans ?? 0;
  const days = [...new Set(app.plans.map(({ checkedOn }) => dayAfter(checkedOn, staleAfter)))].sort();
  return days.map((day) => ({
    ...eventOf(app, snapshot, `prices-${day}`, day),
    title: `Prices of ${app.name} are due for a check`,
    text: `From today, prices we checked ${staleAfter} days ago count as old.`,
  }));
}

function trialEnds(snapshot: Snapshot, app: Product): CalendarEvent[] {
  const answer = app.facts["trial-days"]?.answer;
  if (typeof answer !== "number" || answer < 1) return [];
  const day = dayAfter(snapshot.day, answer);
  return [
    {
      ...eventOf(app, snapshot, "trial", day),
      title: `A trial of ${app.name} that began on ${snapshot.day} ends`,
      text: `The trial lasts ${answer} days, as stated on ${app.facts["trial-days"]?.checkedOn ?? "an unknown day"}. Cancel before it ends.`,
    },
  ];
}

/** Something that happens on a day. */
export type CalendarEvent = {
  /** Tells it from all others and stays the same, so that a calendar that reads the file again knows it. */
  uid: string;
  /** As `2025-06-28`. */
  day: string;
  title: string;
  text: string;
  /** Absolute address of the page that says more. */
  url: string;
};

/**
 * A calendar of whole days (RFC 5545). Nothing in it depends on the moment at which it is made.
 * @param stamp Day on which it was true, as `2025-06-28`.
 */
export function renderCalendar(name: string, events: readonly CalendarEvent[], stamp: string): string {
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Companion Almanac//Calendar//EN", "CALSCALE:GREGORIAN"],
    ...["METHOD:PUBLISH", `X-WR-CALNAME:${escapeValue(name)}`],
    ...events.flatMap(({ uid, day, title, text, url }) => [
      ...["BEGIN:VEVENT", `UID:${escapeValue(uid)}`, `DTSTAMP:${compact(stamp)}T000000Z`],
      ...[`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day, 1))}`],
      ...[`SUMMARY:${escapeValue(title)}`, `DESCRIPTION:${escapeValue(text)}`, `URL:${url}`],
      ...["TRANSP:TRANSPARENT", "END:VEVENT"],
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** The day a number of days later; earlier, with a negative number. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const compact = (day: string) => day.replaceAll("-", "");

/** RFC 5545, section 3.3.11. */
function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|[\r\n]/g, "\\n");
}

/** A line has 75 octets at most, and is never cut within a character (RFC 5545, section 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      // The space that begins the next line counts.
      [part, octets] = ["", 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}
