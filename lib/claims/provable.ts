import { type Provable, withSample } from "../content/claims/ledger";
import type { Library } from "../content/snapshot/library";

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
  const letter = list?.data.closing.testimonial;
  return [
    ...(claims?.data.claims ?? []).flatMap((claim, index) =>
      claims && claim.text !== undefined
        ? [
            {
              item: withSample(claim, claims.data.sample),
              file: claims,
              path: ["claims", index],
              name: `claim ${claim.id}`,
            },
          ]
        : [],
    ),
    ...(home?.data.testimonials?.items ?? []).flatMap((one, index) =>
      home
        ? [
            {
              item: withSample(one, home.data.sample),
              file: home,
              path: ["testimonials", "items", index],
              name: `testimonial of ${one.name}`,
            },
          ]
        : [],
    ),
    ...(home?.data.hero.featuredOn ?? []).flatMap((one, index) =>
      home
        ? [
            {
              item: withSample(one, home.data.sample),
              file: home,
              path: ["hero", "featuredOn", index],
              name: `mention in ${one.name}`,
            },
          ]
        : [],
    ),
    ...(list && letter
      ? [
          {
            item: withSample(letter, list.data.sample),
            file: list,
            path: ["closing", "testimonial"],
            name: `testimonial of ${letter.name}`,
          },
        ]
      : []),
  ];
}
