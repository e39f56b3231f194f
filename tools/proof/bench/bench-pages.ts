import { contentRoot } from "../../../lib/content/read/content-path";
import { readFolder } from "../../../lib/content/read/read-folder";
import { today } from "../../../lib/content/site/entry-dates";
import { listExamples } from "./page-examples";

/** An address where nothing is. */
export const missingPage = "/no-such-page";

const examples = listExamples(readFolder({ root: contentRoot() }), today());

/** An address of every kind of page, on the site's own content, and of one that is not there. */
export const examplePages = [...examples, { path: missingPage, isIndexed: false }];

const readKinds = new Set(["home", "post", "review", "reviews", "blog", "author", "privacy"]);

/** Seven kinds of page that readers come for, each with one address: a session on each takes twenty seconds. */
export const readPages = examples.filter(({ name }) => readKinds.has(name)).map(({ path }) => path);
