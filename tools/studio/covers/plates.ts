/** Which family a picture belongs to: chosen by hand for the starter library, by hash for anything newer. */
import { hashText } from "../../../lib/util/random";
import { type FamilyName, families } from "./families";

/** Chosen by hand, where the subject suggests a family or neighbours must differ. */
const chosen: Readonly<Record<string, FamilyName>> = {
  // AI Companions
  "blog/best-ai-boyfriend-apps-2025": "orbits",
  "blog/best-ai-girlfriend-apps-2025": "phases",
  "blog/best-ai-companions-for-privacy": "eclipse",
  // AI Reviews
  "blog/candy-ai-review": "tides",
  "blog/crushon-ai-review-2025": "dial",
  "blog/luvyai-review-2025": "phases",
  "blog/dreamgf-review": "analemma",
  "blog/fantasygf-review": "terraces",
  "blog/spicy-ai-review-ultimate-ai-roleplaying-app-2025": "crescents",
  "reviews/luna-ai-review": "windows",
  "reviews/dreamgf-review": "chart",
  "reviews/spicy-ai-review": "orbits",
  "reviews/partner-companion-review": "conjunction",
  "reviews/brindlequay-review": "rose",
  "reviews/fantasygf-review": "armillary",
  "reviews/glazemere-review": "eclipse",
  "reviews/hollinwend-review": "daylight",
  // AI Tools
  "blog/ai-companion-voice-features": "tides",
  "blog/how-memory-works-in-ai-companions": "analemma",
  "blog/image-generation-in-companion-apps": "crescents",
  "blog/a-one-page-cost-sheet": "daylight",
  // AI Alternatives
  "blog/character-ai-alternatives": "orbits",
  "blog/free-ai-companion-alternatives": "windows",
  "blog/private-ai-companions-on-your-own-computer": "chart",
  // AI Guides
  "blog/is-character-ai-safe-to-use-2025": "armillary",
  "blog/how-ai-companion-pricing-works": "rose",
  "blog/delete-your-ai-companion-data": "crescents",
  "blog/healthy-use-and-when-to-stop": "tides",
  "blog/roleplay-that-holds-together": "chart",
  "blog/free-trials-and-refunds": "phases",
  // AI Research
  "blog/the-rise-of-ai-companions-in-2025": "terraces",
  "blog/how-we-test-ai-companions": "dial",
  "blog/age-checks-in-companion-apps": "daylight",
  "blog/ai-companions-and-loneliness": "conjunction",
  // Adult Content
  "blog/best-nsfw-ai-art-generators-2025": "windows",
  "blog/ai-image-consent-rules": "conjunction",
  "blog/boundaries-in-adult-roleplay": "tides",
  "blog/discreet-billing-for-adult-apps": "eclipse",
};

const names = Object.keys(families) as [FamilyName, ...FamilyName[]];

/** The family of an entry. @param id Folder and slug, such as "blog/my-article". */
export function familyFor(id: string): FamilyName {
  return chosen[id] ?? names[hashText(`family:${id}`) % names.length] ?? names[0];
}
