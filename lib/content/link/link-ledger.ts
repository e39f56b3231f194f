import { z } from "zod";
import { byLatest } from "../../util/order";
import { pick } from "../../util/pick";
import { evidencePath, hashFile } from "../claims/evidence-files";
import type { ClaimFacts } from "../claims/formulas";
import { type Ledger, openLedger } from "../claims/ledger";
import type { ParsedEntry } from "../read/parse-entry";
import type { ContentFiles } from "../read/read-files";
import type { AppData } from "../schemas/app-schema";
import type { Claim, Evidence } from "../schemas/claims-schema";
import { isoDate } from "../schemas/fields";
import { reviewSchema } from "../schemas/review-schema";
import { testSchema } from "../schemas/test-schema";
import { scoreOf } from "../site/derive";
import { isPublished, isRetracted, latestDay } from "../site/entry-dates";

type LedgerSource = {
  /** Absolute path of the content folder. */
  root: string;
  /** site/claims.md, if it could be read. */
  file: ParsedEntry<{ claims: Claim[]; sample: boolean }> | undefined;
  files: ContentFiles["files"];
  apps: readonly ParsedEntry<AppData>[];
  isLive: boolean;
  /** Today as `2025-06-28`. */
  day: string;
};

/** Opens the claims ledger of a content folder. */
export function linkLedger({ root, file, files, apps, isLive, day }: LedgerSource): Ledger {
  let known: ReturnType<typeof readFacts> | undefined;
  const facts = () => {
    known ??= readFacts(files, apps, day);
    return known;
  };
  const find = (evidence: Evidence) => {
    if (evidence.kind === "address") return "there";
    if (evidence.kind === "file")
      return hashFile(evidencePath(root, evidence.file)) === evidence.sha256 ? "there" : undefined;
    const { tests, retracted } = facts();
    const isMeant = ({ product, date }: CountedTest) => product === evidence.product && date === evidence.date;
    if (retracted.some(isMeant)) return "retracted";
    const test = tests.find(isMeant);
    return test && (test.sample ? "sample" : "there");
  };
  const { claims, sample: isSample } = file?.data ?? { claims: [], sample: false };
  return openLedger({ claims, isSample, isLive, facts, day, find });
}

/** What is counted: fields that hold no text, and so no quotes. The rest of a file may quote the claim that is worked out here. */
const countedTest = z.object({
  ...pick(testSchema.shape, ["product", "date", "from", "to", "hours", "scores", "sample"]),
  retracted: z.object({ date: isoDate }).optional(),
});
const countedReview = z.object(
  pick(reviewSchema.shape, ["id", "product", "about", "date", "updated", "draft", "rating", "sample"]),
);
const countedMethod = z.object({
  criteria: z.array(z.object({ id: z.string().optional(), title: z.string(), score: z.number() })),
});
const countedHelp = z.object({
  categories: z.array(z.object({ title: z.string(), topics: z.array(z.object({ href: z.string() })) })),
});

type CountedTest = z.output<typeof countedTest>;

function readFacts(
  files: ContentFiles["files"],
  apps: readonly ParsedEntry<AppData>[],
  day: string,
): ClaimFacts & { tests: readonly CountedTest[]; retracted: readonly CountedTest[] } {
  const read = <Schema extends z.ZodType>(schema: Schema, isWanted: (name: string) => boolean) =>
    [...files].flatMap(([name, file]): z.output<Schema>[] => {
      const result = isWanted(name) && "fields" in file ? schema.safeParse(file.fields) : undefined;
      return result?.success ? [result.data] : [];
    });
  const published = read(countedTest, (name) => name.startsWith("test-reports/"))
    .filter(({ date }) => isPublished({ draft: false, date }, day))
    .sort(byLatest);
  const tests = published.filter((test) => !isRetracted(test, day));
  const retracted = published.filter((test) => isRetracted(test, day));
  const [method] = read(countedMethod, (name) => name === "site/scoring");
  const [help] = read(countedHelp, (name) => name === "pages/help");
  return {
    tests,
    retracted,
    reviews: read(countedReview, (name) => name.startsWith("reviews/"))
      .filter((review) => isPublished(review, day))
      .map((review) => {
        const test = tests.find(({ product }) => product === review.about);
        const ofApp = retracted.filter(({ product }) => product === review.about);
        const retractedOn = latestDay(ofApp.map((one) => one.retracted?.date));
        return test ? { ...review, score: scoreOf(review, test, method?.criteria ?? [], retractedOn) } : review;
      }),
    apps: new Map(apps.map(({ slug, data }) => [slug, data])),
    help: help?.categories ?? [],
  };
}
