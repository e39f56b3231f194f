import { dirname } from "node:path";
import { byLatest } from "../../util/order";
import { evidencePath, hashFile } from "../claims/evidence-files";
import type { ClaimFacts } from "../claims/formulas";
import { type Ledger, noLedger, openLedger } from "../claims/ledger";
import type { QuoteLookup } from "../claims/resolve-claims";
import type { Claim } from "../schemas/claims-schema";
import type { Evidence } from "../schemas/evidence-schema";
import type { ProductData } from "../schemas/product-schema";
import type { ReviewData } from "../schemas/review-schema";
import type { Scoring } from "../schemas/scoring-schema";
import type { TestData } from "../schemas/test-schema";
import { deriveReview } from "../snapshot/derive";
import { isPublished, isRetracted, latestDay } from "../snapshot/entry-dates";
import type { ParsedEntry } from "./parse-entry";

/** Returns the entries of a folder, or one of them, with its quotes looked up. */
export type LoadEntries = (folder: string, lookup: QuoteLookup, name?: string) => readonly ParsedEntry<unknown>[];

type LedgerSource = {
  ledger: ParsedEntry<{ claims: Claim[]; sample: boolean }> | undefined;
  products: readonly ParsedEntry<ProductData>[];
  quoteProduct: QuoteLookup;
  /**
   * Loads what claims are worked out from. It has a cache of its own, because the same files are parsed again when the
   * claims that they quote are known.
   */
  load: LoadEntries;
  mode: "all" | "strict";
  /** Today as `2025-06-28`. */
  day: string;
};

/** Opens the claims ledger of a content folder. Without the file no claim may be shown. */
export function readLedger({ ledger, products, quoteProduct, load, mode, day }: LedgerSource): Ledger {
  if (!ledger) return noLedger(mode);
  // No field that is counted quotes a claim, so any text will do for one here.
  const quoted: QuoteLookup = (reference) => quoteProduct(reference) ?? "0";
  let known: ReturnType<typeof readFacts> | undefined;
  const facts = () => {
    known ??= readFacts((folder, name) => load(folder, quoted, name), products, day);
    return known;
  };
  const root = dirname(dirname(ledger.file));
  const find = (evidence: Evidence) => {
    if (evidence.kind === "address") return "there";
    if (evidence.kind === "file")
      return hashFile(evidencePath(root, evidence.file)) === evidence.sha256 ? "there" : undefined;
    const { tests, retracted } = facts();
    const isMeant = ({ product, date }: TestData) => product === evidence.product && date === evidence.date;
    if (retracted.some(isMeant)) return "retracted";
    const test = tests.find(isMeant);
    return test && (test.sample ? "sample" : "there");
  };
  return openLedger({ claims: ledger.data.claims, isSample: ledger.data.sample, mode, facts, day, find });
}

function readFacts(
  load: (folder: string, name?: string) => readonly ParsedEntry<unknown>[],
  products: readonly ParsedEntry<ProductData>[],
  day: string,
): Omit<ClaimFacts, "valueIn"> & { retracted: readonly TestData[] } {
  const published = (load("test-reports") as ParsedEntry<TestData>[])
    .filter(({ data }) => isPublished({ draft: false, date: data.date }, day))
    .map(({ slug, data, body }) => ({ ...data, slug, body }))
    .sort(byLatest);
  const [retracted = [], tests = []] = [true, false].map((isWanted) =>
    published.filter((test) => isRetracted(test, day) === isWanted),
  );
  const [method] = load("site", "scoring.md") as ParsedEntry<Scoring>[];
  const [help] = load("pages", "help.md") as ParsedEntry<{ categories: ClaimFacts["help"] }>[];
  return {
    tests,
    retracted,
    reviews: (load("reviews") as ParsedEntry<ReviewData>[])
      .filter(({ data }) => isPublished(data, day))
      .map((entry) =>
        deriveReview(
          entry,
          tests.find(({ product }) => product === entry.data.about),
          method?.data.criteria,
          latestDay(retracted.map((one) => (one.product === entry.data.about ? one.retracted?.date : undefined))),
        ),
      ),
    products: new Map(products.map(({ slug, data }) => [slug, data])),
    help: help?.data.categories ?? [],
    day,
  };
}
