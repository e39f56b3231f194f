import { existsSync, readFileSync } from "node:fs";
import { testMoney } from "../../lib/apps/money-test";
import { type OpenData, openDataSchema } from "../../lib/machines/open-data/open-data-schema";
import { readOptions, refuse } from "../../scripts/lib/options";
import { fromOpenData } from "./from-open-data";
import { remakeRanking } from "./remake-ranking";

/**
 * `npm run prove -- money FILE [--shuffles 1000]`: repeats the money test from apps.json alone, a file or an address. Prints the
 * order, worked out without the site's code, and the digests of /how-we-know/money; exits 1 when something differs.
 */
const { values, positionals } = readOptions(
  { shuffles: { type: "number", default: 1000, least: 1 } },
  { allowPositionals: true },
);
const [from] = positionals;
if (from === undefined) refuse("Name the open data: npm run prove -- money apps.json");
const data = read(from.startsWith("http") ? await (await fetch(from)).text() : readFile(from));

for (const { rank, product, points, of, label } of remakeRanking(data).rows)
  console.log(`${String(rank).padStart(2)}  ${product.padEnd(24)}${points} of ${of}  ${label}`);
console.log(`\nContent ${data.version} on ${data.day}, ${values.shuffles} shuffles:`);
const report = testMoney(fromOpenData(data), values.shuffles);
for (const { title, digest, without, shuffled } of report.surfaces) {
  const differences = [...without, ...shuffled];
  console.log(`${title.padEnd(14)}${digest}  ${differences.length === 0 ? "identical" : "differs"}`);
  for (const difference of differences) console.log(`  ${difference}`);
}
process.exitCode = report.isIdentical ? 0 : 1;

function readFile(file: string): string {
  if (!existsSync(file)) refuse(`There is no file ${file}.`);
  return readFileSync(file, "utf8");
}

function read(text: string): OpenData {
  try {
    return openDataSchema.parse(JSON.parse(text));
  } catch {
    return refuse(`${from} is no apps.json as /data/schema.json describes it.`);
  }
}
