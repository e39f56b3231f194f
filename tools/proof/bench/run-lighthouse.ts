import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { browserFlags, provideBrowser } from "../../../scripts/lib/find-browser";

export const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"] as const;
export type CategoryName = (typeof categories)[number];

const score = z.number().nullable();
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(z.string(), z.object({ score, displayValue: z.string().optional() })),
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
});

export type LighthouseRun = {
  /** 0 to 100; `undefined` if Lighthouse gave no score. */
  scores: Partial<Record<CategoryName, number>>;
  /** Weighted audits without a full score, with the value that Lighthouse shows. */
  lost: Partial<Record<CategoryName, { id: string; figure: string }[]>>;
};

/**
 * Runs Lighthouse once, as a phone, in a browser of its own.
 * @throws Error if the page could not be audited twice: a browser sometimes starts too slowly for Lighthouse.
 */
export function runLighthouse(url: string): Promise<LighthouseRun> {
  return runOnce(url).catch(() => runOnce(url));
}

async function runOnce(url: string): Promise<LighthouseRun> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const flags = ["--headless=new", ...browserFlags].join(" ");
  const args = [url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
  try {
    await promisify(execFile)(
      process.execPath,
      // Pages with status 404 are audited too.
      [
        fileURLToPath(import.meta.resolve("lighthouse/cli/index.js")),
        ...args,
        "--ignore-status-code",
        `--only-categories=${categories}`,
      ],
      { env: { ...process.env, CHROME_PATH: provideBrowser() }, timeout: 120_000 },
    );
    return readRun(reportSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRun({ runtimeError, audits, categories: found }: z.infer<typeof reportSchema>): LighthouseRun {
  if (runtimeError) throw new Error(runtimeError.message);
  const run: LighthouseRun = { scores: {}, lost: {} };
  for (const name of categories) {
    const category = found[name];
    if (!category) continue;
    if (category.score !== null) run.scores[name] = Math.round(category.score * 100);
    run.lost[name] = category.auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isLost = weight > 0 && audit && audit.score !== null && audit.score < 1;
      return isLost ? [{ id, figure: audit.displayValue ?? "" }] : [];
    });
  }
  return run;
}
