import { contentPath } from "../../../lib/content/read/content-path";
import { readFolder } from "../../../lib/content/read/load-library";
import type { Library } from "../../../lib/content/snapshot/library";
import { brandCss } from "../../../lib/pictures/brand/brand-css";
import type { Env } from "../../../lib/runtime/env";
import { compareText } from "../../../lib/util/order";
import { findClaims } from "./find-claims";
import { findHelplines } from "./find-helplines";
import { findIdentity, findPrivacy } from "./find-identity";
import { findOffers } from "./find-offers";
import { findPlaceholders } from "./find-placeholders";
import { findSamples } from "./find-samples";
import { findSettings } from "./find-settings";
import { itemAt, type ReleaseItem, releaseKinds } from "./release-item";

type ReleaseOptions = {
  /** Absolute path of the content folder. */
  root: string;
  env: Env;
  /** Today as `2025-06-28`. */
  day: string;
  /** The style sheet that `npm run studio -- brand` has written; `undefined` if there is none. */
  drawn: string | undefined;
};

const order = Object.keys(releaseKinds);

/**
 * All that is left to do before the site opens, by kind, file and line. It reads the files as they are, and not the last good
 * versions. Of what `content -- check` finds, only files that cannot be read are repeated here: what is in them is not known.
 */
export function listRelease({ root, env, day, drawn }: ReleaseOptions): ReleaseItem[] {
  // With all claims, so that none is hidden from the list.
  const library = readFolder({ root, claims: "all", day });
  return [
    ...findBroken(library),
    ...findIdentity(library, root),
    ...findPrivacy(library),
    ...findSettings(env),
    ...findBrand(library, drawn),
    ...findSamples(library),
    ...findPlaceholders(library),
    ...findClaims(library),
    ...findHelplines(library),
    ...findOffers(library),
    ...findEmpty(library, root),
  ].sort(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      compareText(a.file ?? "", b.file ?? "") ||
      (a.line ?? 0) - (b.line ?? 0),
  );
}

/** A site on which there is nothing to read. */
function findEmpty({ collections: { reviews, blog } }: Library, root: string): ReleaseItem[] {
  if ([...reviews, ...blog].some(({ data }) => !data.draft)) return [];
  const file = contentPath(root, "reviews");
  const todo = "`npm run content -- new first` guides you through the first app, its test and its review.";
  return [{ kind: "empty", owner: "editor", file, line: 1, what: "There are no reviews or articles yet.", todo }];
}

/** Icons and previews of another brand than that of the content. */
function findBrand({ documents }: Library, drawn: string | undefined): ReleaseItem[] {
  const brand = documents["site/brand"];
  if (!brand || drawn === brandCss(brand.data)) return [];
  return [
    itemAt(brand, [], {
      kind: "brand",
      owner: "operator",
      what: "Icons and link previews were drawn for another name, mark or colours.",
      todo: "Run `npm run studio -- brand`.",
    }),
  ];
}

function findBroken({ diagnostics }: Library): ReleaseItem[] {
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, message }) => ({
      kind: "broken",
      owner: "editor",
      file,
      line,
      what: `This file cannot be read: ${message}`,
      todo: "`npm run content -- check` says more.",
    }));
}
