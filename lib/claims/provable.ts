import { type Provable, withSample } from "../content/claims/ledger";
import type { Library } from "../content/site/library";

/** Something of the content that carries evidence, with its place in its file. */
export type ProvableItem = {
  item: Provable;
  file: Library["documents"][keyof Library["documents"]] & object;
  path: (string | number)[];
  /** In words for an editor: `claim users`, `testimonial of Reader A.`. */
  name: string;
};

/** All claims, testimonials and names of publications that are shown, with their places. */
export function listProvable({ documents }: Library): ProvableItem[] {
  const claims = documents["site/claims"];
  const home = documents["site/home"];
  const list = documents["site/reviews-list"];
  const found: ProvableItem[] = [];
  const add = (file: ProvableItem["file"], path: ProvableItem["path"], item: Provable, name: string) =>
    found.push({ item: withSample(item, file.data.sample), file, path, name });
  for (const [index, claim] of claims?.data.claims.entries() ?? [])
    if (claims && claim.text !== undefined) add(claims, ["claims", index], claim, `claim ${claim.id}`);
  for (const [index, one] of home?.data.testimonials?.items.entries() ?? [])
    if (home) add(home, ["testimonials", "items", index], one, `testimonial of ${one.name}`);
  for (const [index, one] of home?.data.hero.featuredOn.entries() ?? [])
    if (home) add(home, ["hero", "featuredOn", index], one, `mention in ${one.name}`);
  const letter = list?.data.closing.testimonial;
  if (list && letter) add(list, ["closing", "testimonial"], letter, `testimonial of ${letter.name}`);
  return found;
}
