import { currentSite } from "@/lib/content/site/current-site";
import { findResults } from "@/lib/search/find-results";
import { parseSearchQuery } from "@/lib/search/search-query";
import { getSearchIndex } from "@/lib/search/site-search";

/** Searches as people type them, with what comes first in the fixture site, and how it is found. */
const searches = `
privacy ten minutes           | words            | /blog/a-privacy-policy-in-ten-minutes
privacy policies              | words            | /blog/a-privacy-policy-in-ten-minutes
ten minute privacy            | words            | /blog/a-privacy-policy-in-ten-minutes
privasy                       | privacy          | /privacy
card first                    | words            | /
first week no card            | words            | /blog/a-first-week-without-a-card
trial without card            | words            | /reviews/thistledown-app-review
billing statement name        | words            | /blog/billing-names-on-a-statement
names on statements           | words            | /blog/billing-names-on-a-statement
statment                      | statement        | /blog/billing-names-on-a-statement
cost of ottoline              | words            | /blog/ottoline-after-a-month
otoline                       | ottoline         | /blog/ottoline-after-a-month
ottolin review                | words            | /reviews/ottoline-app-review
ottoline's kettle             | words            | /reviews/ottoline-app-review
how much does saltmarsh cost? | words            | /blog/leaving-saltmarsh-behind
saltmrash                     | saltmarsh        | /reviews/saltmarsh-app-review
leave saltmarsh               | words            | /blog/leaving-saltmarsh-behind
SALTMARSH, LEAVE IT           | words            | /blog/leaving-saltmarsh-behind
leaving windlass              | words            | /reviews/windlass-app-review
leave without writing         | words            | /
closing the account           | words            | /blog/moving-house-with-your-chats
moving chats                  | words            | /blog/moving-house-with-your-chats
move house                    | words            | /blog/moving-house-with-your-chats
how long does memory last     | words            | /blog/how-long-a-memory-lasts
last long memory              | words            | /blog/how-long-a-memory-lasts
memry                         | memory           | /tools
voice interrupting            | words            | /blog/a-voice-you-can-interrupt
interupt                      | interrupt        | /blog/a-voice-you-can-interrupt
companions disagreeing        | words            | /blog/companions-that-disagree
disagree companion            | words            | /blog/companions-that-disagree
free tier                     | phrase           | /blog/free-tiers-side-by-side
tiers free                    | words            | /blog/free-tiers-side-by-side
evening company               | words            | /blog/company-for-long-evenings
moth and lamp                 | words            | /reviews/moth-and-lamp-app-review
moth lamp characters          | words            | /reviews/moth-and-lamp-app-review
brasswik                      | brasswick        | /reviews/brasswick-app-review
brass wick                    | words            | /reviews/brasswick-app-review
thistle down                  | words            | /reviews/thistledown-app-review
thistledown pays              | words            | /reviews/thistledown-app-review
pemberlow table kitchen       | words            | /blog/pemberlow-at-the-kitchen-table
kitchn                        | kitchen          | /blog/pemberlow-at-the-kitchen-table
year costs                    | phrase           | /blog/billing-names-on-a-statement
cost year company             | words            | /blog/what-a-year-of-company-costs
saying yes                    | words            | /blog/saying-no-to-a-machine
machine saying                | words            | /blog/saying-no-to-a-machine
mahcine saying                | machine saying   | /blog/saying-no-to-a-machine
editorial polcy               | editorial policy | /editorial-policy
imprnt                        | imprint          | /imprint
month after ottoline          | words            | /blog/ottoline-after-a-month
argues windlass               | words            | /reviews/windlass-app-review
lamp moth                     | words            | /reviews/moth-and-lamp-app-review
qqzz qzqz                     | nothing          | -
`;

const rows = searches
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()) as [string, string, string]);

it("has fifty searches to prove", () => {
  expect(rows.length).toBeGreaterThanOrEqual(50);
});

it.each(rows)("%s: %s, %s", (query, how, url) => {
  const { documents, note, meant } = findResults(getSearchIndex(currentSite()), parseSearchQuery(query));
  const found = documents.length === 0 ? "nothing" : (meant ?? (note ? "words" : "phrase"));
  expect([found, documents[0]?.result.url ?? "-"]).toEqual([how, url]);
});
