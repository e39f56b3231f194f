import type { HelplinePlace } from "./helpline-list";

/** Countries that come first where the reader's own is not known. */
const firstPlaces = 2;

/**
 * Of some places, those where somebody answers in the language of the search if nobody does in the reader's own country, that
 * country, and what serves any; the first countries where neither is known. The language comes first, because browsers are set to
 * "en-US" in every country.
 * @param locales Those of the browser, the preferred one first.
 */
export function listOwnPlaces(places: readonly HelplinePlace[], locales: readonly string[]): HelplinePlace[] {
  const countries = places.filter((place) => place.locales !== undefined);
  const named = (locale: string) => countries.find((place) => new RegExp(place.locales ?? "").test(locale)) ?? [];
  const own = locales.flatMap(named).slice(0, 1);
  const spoken = own[0]?.isSpoken ? [] : countries.filter(({ isSpoken }) => isSpoken);
  const first = [...spoken, ...own];
  return [
    ...(first.length > 0 ? first : countries.slice(0, firstPlaces)),
    ...places.filter((place) => place.locales === undefined),
  ];
}
