import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ClaimLedger } from "@/components/claims/claim-ledger";
import { ClaimRow } from "@/components/claims/claim-row";
import { Payments } from "@/components/costs/payments";
import { PlanCosts } from "@/components/costs/plan-costs";
import { FinderResults } from "@/components/finder/finder-results";
import { ContactDetails } from "@/components/forms/contact-details";
import { MoneyTest } from "@/components/proof/money-test";
import { JumpBar } from "@/components/review/jump-bar";
import { RetractedTests } from "@/components/review/retracted-tests";
import type { SafeHtml } from "@/lib/text/body-types";
import { wordsOf } from "../helpers/page";

/** What stands on a page only where there is much, little or nothing of something: all words of the component. */

/** The words of an element, of which none is empty. */
function show(element: ReactElement): string {
  const html = renderToStaticMarkup(element);
  expect(html).not.toMatch(/<(ul|ol|tbody|p)[^>]*><\/\1>/);
  return wordsOf(html).trim();
}

const reply = "We answer.";
const hours = [{ days: "Monday", hours: "9 to 5" }];
const costs = { slug: "orrin", name: "Orrin", months: 7, plans: [], credits: [], sources: [] };
const plan = { id: "one", name: "One", total: "$7.00", isCheapest: true, each: "$1.00", count: 1, paidOn: ["May 1"] };
const paid = (count: number, paidOn: string[]) => show(<Payments each="$7.20" count={count} paidOn={paidOn} />);
const section = (id: string) => ({ id, text: `About ${id}` });
const test = { slug: "a", date: "2025-05-01", retracted: { date: "2025-06-01", why: "Wrong app." } };
const found = { heading: "No apps fit", conditions: ["Free"], orders: [], notes: [], fitting: [], failing: [] };
const orrin = { slug: "orrin", appName: "Orrin", answers: [], isInvented: true };
const claim = { id: "a", statement: "Most read it.", evidence: { text: "a poll" }, expiresOn: "2025-06-01" };
const ledger = { count: 0, noteHtml: "" as SafeHtml, groups: [] };

it.each<[what: string, words: string, expected: string | RegExp]>([
  [
    "office hours",
    show(<ContactDetails reply={reply} hours={hours} />),
    /^Our reply We answer\. Office hours .*Monday 9 to 5$/,
  ],
  [
    "who answers where there are no hours",
    show(<ContactDetails email="a@b.org" reply={reply} support="Ann." hours={[]} />),
    "By email a@b.org We answer. Office hours Ann.",
  ],
  ["neither", show(<ContactDetails reply={reply} hours={[]} />), "Our reply We answer."],
  ["no claims", show(<ClaimLedger groups={[]} unproved={ledger} />), /^No claims yet\. Sources/],
  [
    "a claim whose evidence has expired",
    show(<ClaimRow {...claim} proof="expired" />),
    "Most read it. Evidence has expired Proved by a poll It was valid until June 1, 2025.",
  ],
  [
    "a claim whose evidence still holds",
    show(<ClaimRow {...claim} proof="proved" />),
    "Most read it. Proved Proved by a poll, valid until June 1, 2025",
  ],
  [
    "an app with credits only",
    show(<PlanCosts {...costs} credits={["100 for $5.00"]} />),
    "O Orrin Credit packs, with no fixed period: 100 for $5.00.",
  ],
  [
    "an app with one plan",
    show(<PlanCosts {...costs} plans={[plan]} />),
    "O Orrin Plan Total One Cheapest for 7 months 1 payment of $1.00: May 1 $7.00",
  ],
  ["no payment", paid(0, []), ""],
  ["two payments", paid(2, ["May 1", "June 1"]), "2 payments of $7.20: May 1; June 1"],
  ["three payments", paid(3, ["May 1", "June 1", "July 1"]), "3 payments of $7.20 May 1 June 1 July 1"],
  ["more payments than are listed", paid(5, ["May 1", "June 1", "July 1"]), /July 1 and 2 more$/],
  ["one place to jump to", show(<JumpBar items={[section("a")]} />), ""],
  ["two places to jump to", show(<JumpBar items={[section("a"), section("b")]} />), "About a About b"],
  [
    "one retracted test",
    show(<RetractedTests tests={[test]} hasScore />),
    /^A test we have retracted Our test of May 1, 2025 \. /,
  ],
  [
    "two retracted tests",
    show(<RetractedTests tests={[test, { ...test, slug: "b" }]} hasScore />),
    /^Tests we have retracted /,
  ],
  [
    "apps of which nobody knows whether they fit",
    show(<FinderResults {...found} notKnown={[{ title: "Not known: whether it is free.", rows: [orrin] }]} />),
    /No confirmed match\. .*Not known: whether it is free\./,
  ],
  [
    "no app that fits",
    show(<FinderResults {...found} notKnown={[]} />),
    /Sort by Try fewer filters or a higher budget\.$/,
  ],
  [
    "what money moves",
    show(<MoneyTest order={[{ rank: 1, paid: "Orrin", unpaid: "Lark" }]} day="2025-06-01" />),
    /the order differs .* Calculated on June 1, 2025\. .*1 Orrin Lark .* which offers are shown\. How we are paid/,
  ],
])("%s: nothing else is said", (_what, words, expected) => {
  typeof expected === "string" ? expect(words).toBe(expected) : expect(words).toMatch(expected);
});
