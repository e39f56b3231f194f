/** What kind of claim a phrase is, as the second half of "it says …". */
export const phraseKinds = {
  standing: "how independent or trusted somebody is",
  expertise: "what somebody knows",
  testing: "what was tested",
  terms: "the terms of a purchase",
  popularity: "what others think",
  rank: "who is best",
  promise: "what somebody always or never does",
  safety: "how safe something is",
  figure: "a figure",
} as const;

export type PhraseKind = keyof typeof phraseKinds;

/** Words that have to be proved when they describe somebody. */
export type Phrase = {
  kind: PhraseKind;
  /** A regular expression for whole words in lower case, without groups that capture and without looking around. */
  pattern: string;
  /**
   * Of whom an article must speak for the words to be a claim: `us` is this site, `app` an app or a partner, `either` one
   * of them; slogans are a claim of `anybody`, also where a sentence names nobody ("The trial asks for …"). The site's own
   * texts speak of the site and its partners throughout.
   */
  of: "us" | "app" | "either" | "anybody";
  /** A figure that the same part of the sentence quotes proves the words, too: "refunds within {{claim:refund-days}} days". */
  isFigured?: true;
};

/** The phrases that are looked for in all of `content/`. Operators add theirs in content/site/phrases.md. */
export const phrases: readonly Phrase[] = [
  { kind: "terms", of: "anybody", pattern: "(?:no|without a) credit card|risk-free" },
  {
    kind: "popularity",
    of: "anybody",
    pattern: "most popular|best-?selling|award-winning|as seen (?:in|on)|trusted by",
  },
  { kind: "rank", of: "anybody", pattern: "(?:the|our) #1|#1[ -](?:app|companion|choice|pick|rated)" },
  { kind: "standing", of: "us", pattern: "independent(?:ly)?|independence|unbiased|impartial(?:ly)?|neutral(?:ly)?" },
  { kind: "standing", of: "either", pattern: "trusted|trustworthy|reputable|official partner" },
  {
    kind: "standing",
    of: "us",
    pattern:
      "costs? (?:us|you) nothing|nothing extra|same price|price (?:you pay )?stays the same|(?:no|without) extra cost",
  },
  { kind: "expertise", of: "us", pattern: "experts?|expertly|specialists|certified|licensed|accredited" },
  {
    kind: "expertise",
    of: "us",
    pattern: "professional (?:reviewers?|editors?|testers?)|experienced|veterans?|years of experience",
  },
  { kind: "testing", of: "us", pattern: "tested|verified|proven|hands-on|fact-checked|rigorous(?:ly)?" },
  { kind: "terms", of: "app", pattern: "no card|without a card|no card details" },
  {
    kind: "terms",
    of: "app",
    pattern:
      "cancel(?:led|ed)?(?: \\w+){0,2} (?:at )?any ?time|no commitment|no contracts? needed|no long-term contracts?",
  },
  {
    kind: "terms",
    of: "app",
    isFigured: true,
    pattern: "free trials?|refunds? (?:within|in|of|for|up to)|refunded|money[ -]back",
  },
  {
    kind: "terms",
    of: "app",
    pattern: "free forever|free of charge|no ads|ad-free|full refunds?|guarantee[ds]?",
  },
  { kind: "popularity", of: "either", pattern: "well-loved|loved by|favou?rite of" },
  {
    kind: "popularity",
    of: "either",
    pattern: "awards|featured (?:in|on|by)|recommended by",
  },
  { kind: "popularity", of: "either", pattern: "five[ -]star|top[ -]rated|highly rated|world-class|acclaimed" },
  {
    kind: "rank",
    of: "app",
    pattern: "best (?:[a-np-z]|o[^f])\\w*|#1|number one|top (?:pick|choice)|leading|unrivall?ed|unmatched",
  },
  { kind: "promise", of: "us", pattern: "never|always|every (?:single )?(?:app|review|claim|price|score|link)" },
  { kind: "promise", of: "either", pattern: "24/7|around the clock|at any hour|instantly" },
  {
    kind: "safety",
    of: "either",
    pattern: "(?:is|are|and|fully|completely) secure|secure (?:payments?|servers?|checkout)|encrypted",
  },
  { kind: "safety", of: "either", pattern: "anonymous(?:ly)?|gdpr[- ]compliant|confidential|100% private" },
];

const small = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const large = "hundred|thousand|million|billion";
const inDigits = "\\d[\\d,.]*\\d\\+?|\\d\\+?";
const inWords = `(?:(?:${small}|${tens}|a|one|several|many)[ -])?(?:${large})s?|(?:${tens})(?:-\\w+)?|${small}|dozens`;
const counted =
  "users|readers|subscribers|members|customers|reviews|ratings|hours?|days?|weeks?|months?|years?|testers|editors|countries|stars|percent|messages|pictures|credits";

/** Lengths that name a plan, an age or simply a year: "a 3-month plan", "18 years old", "twelve months". */
const noFigure = "(?:twelve|12)[ -]months?\\b|[\\w-]+[ -](?:month|year)s?[ -](?:plan|term|old|of age)";

/** A number, in digits or words, of something that can be counted; also "4.9/5" and "70%". */
export const figurePattern = `(?!${noFigure})(?:${inDigits}|${inWords})(?:[ -](?:of )?(?:(?!(?:our|the|your|my|her|his|us) )\\w+ )?(?:${counted})\\b)|\\d[\\d.,]*(?:%|/(?:5|10|50|100)\\b)`;
