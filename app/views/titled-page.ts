import { pages } from "@/lib/addresses/pages";

/** The pages whose title and description lib/addresses/pages.ts has itself. */
type TitledPage = {
  [Name in keyof typeof pages]: (typeof pages)[Name] extends { titleFrom: { title: string } } ? Name : never;
}[keyof typeof pages];

/** What such a page says of itself in its frame, and at its top. */
export function titledPage(name: TitledPage) {
  const { route: path, titleFrom } = pages[name];
  const { title, description } = titleFrom;
  return { page: { path, name: title, description }, hero: { title, lede: description } };
}
