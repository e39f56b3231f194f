/** What people in distress type into a search, in their words. */
export const distressSearches = [
  ...[
    "suicide",
    "Suicidal thoughts",
    "i feel suicidal",
    "sucide",
    "kill myself",
    "I want to kill myself!",
    "want to die",
  ],
  ...["i don't want to live anymore", "i dont want to be alive", "end it all", "better off dead", "no reason to live"],
  ...["how to die", "self harm", "self-harm", "cutting", "cutting myself", "i keep hurting myself", "overdose"],
  ...["took too many pills", "988", "samaritans", "116 123", "crisis line", "suicide hotline", "crisis"],
  ...["hopeless", "I can’t go on", "cant cope", "can't do this anymore", "hate my life", "depressed", "panic attack"],
  ...["lonely", "so lonely tonight", "nobody to talk to", "no one loves me", "help me", "i need help"],
  ...["abused", "my husband hits me and he hit me", "domestic violence", "scared of my boyfriend", "i was raped"],
  ...["eating disorder", "someone shared my nudes", "sextortion"],
] as const;

/** Ordinary searches with words like those. */
export const ordinarySearches = [
  ...["kill the subscription", "die zeit", "killer app", "cutting costs", "price cut", "cut the price", "dead links"],
  ...["suicide squad roleplay", "hope", "lovely voice", "help", "help center", "report abuse", "abuse of data"],
  ...["emergency contact", "crisis help in apps", "$9.88", "end my subscription", "take my money", "empty chat"],
  ...[
    "talk to a character",
    "hurt feelings in a story",
    "shout in a call",
    "how to cancel",
    "i want to disappear from backups",
  ],
] as const;
