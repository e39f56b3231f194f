import { type PageName, pageKinds, type pages } from "../pages";

/** Names of the pages that show what the query of another address asks. */
export type AskedName = { [Name in PageName]: (typeof pages)[Name] extends { asked: object } ? Name : never }[PageName];

/** Where the middleware leads a request with a query. */
export type AskedPage = {
  name: AskedName;
  /** The address of the page without its last segment, which holds what is asked: "/search-results/". */
  folder: string;
  /**
   * The same for hosts whose cache keeps every page: another folder, or the address itself, which reads its query.
   * Absent where the page may be kept.
   */
  live?: { folder: string } | "itself";
};

const askedPages = new Map(
  pageKinds.flatMap(({ name, route, asked }): [string, AskedPage][] => {
    if (!asked) return [];
    const live = asked.live && (asked.live === asked.at ? "itself" : { folder: folderOf(asked.live) });
    return [[asked.at, { name: name as AskedName, folder: folderOf(route), ...(live && { live }) }]];
  }),
);

const folders = [...askedPages.values()].map(({ folder }) => folder);

function folderOf(route: string): string {
  return route.slice(0, route.indexOf("["));
}

/** The page to which a query at this address may lead; `undefined` where queries mean nothing. */
export function askedPageAt(path: string): AskedPage | undefined {
  return askedPages.get(path);
}

/** Whether the page cache may keep the page. Of those that show what a query asks there are as many as readers can type. */
export function isKept(path: string): boolean {
  return !folders.some((folder) => path.startsWith(folder));
}
