import { findLinkProblems } from "../content/link/find-problems";
import { checkApps, checkFormerPrices } from "./check-apps";
import { checkBlocks } from "./check-blocks";
import { checkBodies } from "./check-bodies";
import { checkClaims } from "./check-claims";
import { checkDates } from "./check-dates";
import { checkCorrections, checkEntries, checkListings } from "./check-entries";
import { checkFolders } from "./check-folders";
import { checkMethodWords } from "./check-method-words";
import { checkOffers, checkPartners } from "./check-offers";
import { checkPartnerWords, checkStrip } from "./check-partner-words";
import { checkPhrases } from "./check-phrases";
import { checkMetadata, checkPictures } from "./check-pictures";
import { checkQuotes, checkWithheld } from "./check-quotes";
import {
  checkHelplineDays,
  checkHosts,
  checkOperator,
  checkPrivacy,
  checkSamples,
  checkUnproved,
} from "./check-release";
import { checkReviews } from "./check-reviews";
import { checkBrand, checkChooser, checkMoved, checkScoring } from "./check-site-files";
import { checkScoreDays, checkStars } from "./check-stars";
import { checkTests } from "./check-tests";
import { checkTypedPrices } from "./check-typed-prices";
import { checkUnique } from "./check-unique";
import { checkWritten } from "./check-written";
import type { Rule } from "./rule";

/** All that the check looks for in content that could be read, whatever it was before. The order does not matter: what is found is sorted by place. */
export const rules: readonly Rule[] = [
  // What a server refuses, too.
  { name: "files that others name", severity: "error", run: findLinkProblems },
  { name: "places of files", severity: "error", run: checkFolders },
  { name: "ids and addresses", severity: "error", run: checkUnique },
  { name: "fields that must be written", severity: "error", run: checkWritten },
  { name: "brand", severity: "error", run: checkBrand },
  { name: "questions of the home page", severity: "error", run: checkChooser },
  { name: "claims and their proofs", severity: "error", run: checkClaims },
  { name: "fields that go with a claim", severity: "error", run: checkWithheld },
  { name: "apps", severity: "error", run: checkApps },
  { name: "misspelt quotes", severity: "error", run: checkQuotes },
  { name: "blocks", severity: "error", run: checkBlocks },
  { name: "typed prices", severity: "error", run: checkTypedPrices },
  { name: "phrases that state something", severity: "error", run: checkPhrases },
  { name: "methods of suicide", severity: "error", run: checkMethodWords },
  { name: "texts and their links", severity: "error", run: checkBodies },
  { name: "offers", severity: "error", run: checkOffers },
  { name: "offers of partners", severity: "error", run: checkPartners },
  { name: "words of partner links", severity: "error", run: checkPartnerWords },
  { name: "words of the promotional strip", severity: "error", run: checkStrip },
  { name: "reviews", severity: "error", run: checkReviews },
  { name: "scoring", severity: "error", run: checkScoring },
  { name: "tests", severity: "error", run: checkTests },
  { name: "stars", severity: "error", run: checkStars },
  { name: "days", severity: "error", run: checkDates },
  { name: "corrections", severity: "error", run: checkCorrections },
  { name: "fields of articles and reviews", severity: "error", run: checkEntries },
  { name: "categories", severity: "error", run: checkListings },
  { name: "pictures", severity: "error", run: checkPictures },
  { name: "metadata of pictures", severity: "error", run: checkMetadata },
  { name: "former addresses", severity: "error", run: checkMoved },
  // What a live site needs besides: who runs it, what readers are told about their data, nothing invented, nothing unproved.
  { name: "who runs the site", severity: "error", release: true, run: checkOperator },
  { name: "what the privacy policy tells", severity: "error", release: true, run: checkPrivacy },
  { name: "samples and invented people", severity: "error", release: true, run: checkSamples },
  { name: "addresses that never exist", severity: "error", release: true, run: checkHosts },
  { name: "what nothing has ever proved", severity: "error", release: true, run: checkUnproved },
  { name: "helplines that nobody has checked", severity: "error", release: true, run: checkHelplineDays },
];

/** What is owed to readers who have seen the content as it was. It keeps nobody from publishing: what is right is shown at once. */
export const rulesOfChanges: readonly Rule[] = [
  { name: "days of changed scores", severity: "error", run: checkScoreDays },
  { name: "former prices", severity: "error", run: checkFormerPrices },
];
