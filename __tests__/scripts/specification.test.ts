import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where each line of the specification is tested that says what happens: when somebody acts (section 4), with what is typed
 * (5), between this site and others (7), and at a limit (8, 9). What a page shows is tested line by line in
 * `e2e/specification.spec.ts`. A line whose test is renamed or deleted is named here until it has one again.
 */
const tests: Record<string, [file: string, title: string]> = {
  // Section 4: search
  "An empty query gives no results and no suggestions": [
    "lib/search/find-results.test.ts",
    "an empty query finds nothing",
  ],
  "Typing runs the search and shows a suggestion dropdown": [
    "components/search/search-box.test.tsx",
    "waits until the reader has stopped typing",
  ],
  "The dropdown hides 200 ms after blur": [
    "components/search/search-box.test.tsx",
    "hide 200 ms after the box has lost the focus",
  ],
  "Submitting a non-empty query closes search and goes to the search-results page": [
    "components/search/search-box.test.tsx",
    "closes the suggestions and says that it is searching",
  ],
  "The clear button empties the query": [
    "components/search/search-box.test.tsx",
    "is there when there is something to clear, empties the box",
  ],
  "The slash key opens search unless focus is in an input or textarea": [
    "e2e/search.spec.ts",
    "the slash key opens the search, but is a character in a field",
  ],
  "Escape closes search and suggestions": [
    "components/search/search-box.test.tsx",
    "closes the suggestions with Escape and keeps what was typed",
  ],
  "Opening search on mobile focuses the input after 100 ms": [
    "components/search/header-search.test.tsx",
    "focuses its box 100 ms after it has opened",
  ],
  "Opening search on mobile locks body scroll": [
    "e2e/product.spec.ts",
    "fills the screen, holds the page still and takes the focus",
  ],
  "The filter tab is one of all, blog, review, page": ["app/search-results.test.tsx", "filters by kind"],
  "An empty query on the results page redirects to /blog": [
    "lib/search/result-page.test.ts",
    "redirects the search %j with status %d to %s",
  ],
  // Section 4: menu and exit-intent modal
  "The mobile menu closes on any route change": [
    "e2e/interactions.spec.ts",
    "closes when the reader goes elsewhere, and holds the page still",
  ],
  "Opens once per browser session when the pointer leaves through the top edge": [
    "e2e/interactions.spec.ts",
    "opens once per browser session, and only through the top edge",
  ],
  "Closes via the X or 'No Thanks'": ["components/offer/exit-offer.test.tsx", "by the button %s"],
  "Closes via the backdrop": ["components/offer/exit-offer.test.tsx", "by the backdrop, but not by a press inside"],
  "A 30-minute countdown (mm:ss) ticks each second": [
    "components/offer/exit-offer.test.tsx",
    "shows mm:ss and ticks each second",
  ],
  "At zero 'This offer has expired', and the button is 'Offer Expired' and disabled": [
    "components/offer/exit-offer.test.tsx",
    "says at zero that it is over, and leads nowhere any more",
  ],
  // Section 4: paging, accordions, forms
  "Previous is disabled on page 1 and Next on the last page; changing page scrolls to the top": [
    "e2e/product.spec.ts",
    "open at their top; Previous is disabled on the first and Next on the last",
  ],
  "Home: one item open at a time. Help FAQ items toggle independently": [
    "e2e/no-script.spec.ts",
    "accordions open and close without script: one at a time at home",
  ],
  "Sending: the button reads 'Sending...' and is disabled": [
    "components/forms/contact-form.test.tsx",
    "reads Sending... and is disabled until the answer is there",
  ],
  "Success clears all fields back to defaults": [
    "components/forms/contact-form.test.tsx",
    "says success and clears every field back to its default",
  ],
  "The webhook's words, 'Failed to send message', 'There was an error …'": [
    "lib/messages/handle.test.ts",
    "a webhook that fails",
  ],
  // Section 4: reviews list, contents, depth
  "The visible count grows by 2 per request": [
    "components/review/load-more.test.tsx",
    "of %i reviews opens %j, until the button goes",
  ],
  "Ranks up to 3 show the verdict. The editor note shows for rank 1 only": [
    "app/pages.test.tsx",
    "shows verdicts for the first 3 ranks and the editor's note for the first alone",
  ],
  "A reveal animation delays each card by 200 ms times its index": [
    "e2e/interactions.spec.ts",
    "reveals each card 200 ms times its index later",
  ],
  "The scroll-spy is throttled at 66 ms": [
    "components/article/table-of-contents-behaviour.test.tsx",
    "looks once in 66 ms",
  ],
  "Scrolling uses offset -100 and duration 500 ms": [
    "components/article/table-of-contents-behaviour.test.tsx",
    "scroll for 500 ms, with ease, to 100 px above the section",
  ],
  "Reaching 90% is reported once per page visit": [
    "e2e/analytics.spec.ts",
    "the depth of 90 % is reported once per page visit",
  ],
  // Section 5
  "Search trims the query": ["lib/search/search-query.test.ts", "trims"],
  "Results sort with exact title matches first, then by the earliest position of the term in the title": [
    "lib/search/search-index.test.ts",
    "is exact titles, then the offset in the title, then matches elsewhere",
  ],
  "email is required and must be of email type; message is required": [
    "e2e/forms/without-script.spec.ts",
    "is not sent by the browser while a field is missing or wrong",
  ],
  "Stars: whole stars and a partial fill for the fraction": [
    "components/ui/stars.test.tsx",
    "draws five stars, and clips the one with a fraction",
  ],
  "Ratings show one decimal": ["components/ui/stars.test.tsx", "says the figure with one decimal, out of 5"],
  // Section 7
  "Contact form submit: POST of six fields as JSON to the webhook": [
    "lib/messages/handle.test.ts",
    "reaches the webhook as docs/reference/behaviour.md says",
  ],
  "Partner-link overrides by review slug; then affiliate_link; else a default tracked referral link": [
    "lib/offers/affiliate-link.test.ts",
    "then takes the default, also for a partner that is not there",
  ],
  "Outbound affiliate links open in a new tab with no opener": [
    "helpers/page-audits.ts",
    "every affiliate link is marked, opens a new tab and says so",
  ],
  "Generic button click with label, category (default Engagement) and value": [
    "lib/offers/events.test.ts",
    "gives a button the default category, and a value only when there is one",
  ],
  "Outbound link click with the url and the label 'Clicked: {text}'": [
    "lib/offers/events.test.ts",
    "names the text and the address of an outbound link",
  ],
  "Scroll depth 90, flagged non-interaction": [
    "lib/offers/events.test.ts",
    "reports the depth of 90 % as no interaction",
  ],
  "'affiliate_click' on 'Visit Website' with the title before the colon and the rank": [
    "e2e/analytics.spec.ts",
    "Visit Website is a conversion, with the title before the colon and the rank",
  ],
  "Document title, description, canonical link and Open Graph": [
    "lib/machines/metadata/page-metadata.test.ts",
    "says title, description and address the same way to browsers, previews and search engines",
  ],
  "Structured data by page type": ["e2e/audits/crawlers.spec.ts", "each kind of page has its structured data"],
  // Section 9
  "Suggestion dropdown: 5 results. Mobile overlay: 10": ["app/search-api.test.ts", "answers with 5 results, or 10"],
  "'View all results' shows when there are more than 5, with the first word of the top result's title": [
    "components/search/search-box.test.tsx",
    "end with all results when there are more than 5, by the first word of the top result's title",
  ],
  "Author page: first 6 posts": ["app/pages.test.tsx", "shows the author's 6 newest articles"],
  "Related reviews: at most 3": ["app/pages.test.tsx", "shows at most 3 other reviews, of the same category"],
  "Pros shown: first 3. Cons shown: first 2": [
    "components/review/ranked-card.test.tsx",
    "shows the first 3 pros and the first 2 cons",
  ],
  "Body split at the middle with a call to action between the halves": [
    "app/pages.test.tsx",
    "has the partner's block between the halves of the text, and the box after them",
  ],
  "The forum card is hidden on the newest article and review": [
    "app/pages.test.tsx",
    "sends nobody from the latest review to the forum, but from the others",
  ],
  "Each pill shows a count when above zero": [
    "components/listing/category-pills.test.tsx",
    "counts articles, in words too, and shows no count of zero",
  ],
};

it.each(Object.entries(tests))("%s", (_line, [file, title]) => {
  expect(readFileSync(join("__tests__", file), "utf8")).toContain(title);
});
