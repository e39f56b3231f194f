import { readElements } from "@/lib/cache/read-elements";

/** The data for React that a page contains as Next prerenders it. */
export function flightDataOf(html: string): string {
  return readElements(html)
    .flatMap(({ content }) => /^self\.__next_f\.push\((.*)\)$/s.exec(content)?.[1] ?? [])
    .map((json) => JSON.parse(json)[1])
    .join("");
}
