import type { HelplinePlace } from "./helpline-list";

/** Countries that come first where the reader's own is not known. */
const firstPlaces = 2;

/**
 * Of some places, the reader's own country and what serves any country; the first countries where the browser names none
 * of them. The same rule as that of the script beside a list in a text (lib/text/blocks/helplines.ts).
 * @param languages Those of the browser, the preferred one first.
 */
export function listOwnPlaces(places: readonly HelplinePlace[], languages: readonly string[]): HelplinePlace[] {
  const regions = languages.flatMap((language) => getRegion(language) ?? []);
  const own = regions.flatMap((region) => places.find(({ code }) => code === region) ?? [])[0];
  const countries = own ? [own] : places.filter(({ code }) => code !== undefined).slice(0, firstPlaces);
  return [...countries, ...places.filter(({ code }) => code === undefined)];
}

/** A language without a country names one only where it is spoken in one: "de", but not "en". */
function getRegion(language: string): string | undefined {
  try {
    const locale = new Intl.Locale(language);
    return locale.region ?? (locale.language === "en" ? undefined : locale.maximize().region);
  } catch {
    return undefined;
  }
}
