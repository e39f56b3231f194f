import type { HelplinePlace } from "./helpline-list";

/** Countries that come first where the reader's own is not known. */
const firstPlaces = 2;

/**
 * Of some places, the reader's own country, others if only there somebody answers in the language of the search, and what serves
 * any country; the first countries where neither is known.
 * @param locales Those of the browser, the preferred one first.
 */
export function listOwnPlaces(places: readonly HelplinePlace[], locales: readonly string[]): HelplinePlace[] {
  const countries = places.filter((place) => place.locales !== undefined);
  const named = (locale: string) => countries.find((place) => new RegExp(place.locales ?? "").test(locale)) ?? [];
  const own = locales.flatMap(named).slice(0, 1);
  const spoken = own[0]?.isSpoken ? [] : countries.filter(({ isSpoken }) => isSpoken);
  const first = [...own, ...spoken];
  return [
    ...(first.length > 0 ? first : countries.slice(0, firstPlaces)),
    ...places.filter((place) => place.locales === undefined),
  ];
}
