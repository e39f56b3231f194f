import { type PageName, pageKinds, type pages } from "../pages";

/** Names of the pages that show what the query of another address asks. */
export type AskedName = { [Name in PageName]: (typeof pages)[Name] extends { asked: object } ? Name : never }[PageName];

/** Where the middleware leads a request with a query. */
export type AskedPage = {
  name: AskedName;
  /** The address of the page without its last segment, which holds what is asked: "/search-results/". */
  folder: string;
};

const askedPages = new Map(
  pageKinds.flatMap(({ name, route, asked }): [string, AskedPage][] =>
    asked ? [[asked.at, { name: name as AskedName, folder: route.slice(0, route.indexOf("[")) }]] : [],
  ),
);

const folders = [...askedPages.values()].map(({ folder }) => folder);

/** The page to which a query at this address may lead; `undefined` where queries mean nothing. */
export function askedPageAt(path: string): AskedPage | undefined {
  return askedPages.get(path);
}

/** Whether the page cache may keep the page. Of those that show what a query asks there are as many as readers can type. */
export function isKept(path: string): boolean {
  return !folders.some((folder) => path.startsWith(folder));
}
