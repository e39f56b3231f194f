import { resolve } from "node:path";
import { readFolder } from "../../lib/content/read/read-folder";
import { today } from "../../lib/content/site/entry-dates";
import { fixtureContent } from "../../scripts/lib/fixture-site";
import { listExamples } from "../../tools/proof/bench/page-examples";

const library = readFolder({ root: resolve(fixtureContent) });
const examples = listExamples(library, today(), 2);
const pathsOf = (found: typeof examples) => found.map(({ path }) => path);

/** One or two addresses of every kind of page of the fixture site that search engines may index. */
export const listedPages = pathsOf(examples.filter(({ isIndexed }) => isIndexed));

/** Pages that answer 200 and must not be indexed: search results and confirmations of forms. */
export const unlistedPages = pathsOf(examples.filter(({ isIndexed }) => !isIndexed));

/** One address of every kind of page of the fixture site. */
export const onePageOfEachKind = pathsOf(listExamples(library, today(), 1));
