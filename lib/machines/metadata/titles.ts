/** Title formats. */
export const titles = {
  page: (title: string, site: string) => `${title} | ${site}`,
  review: (title: string, site: string) => `${title} - ${site} Review`,
  author: (name: string, site: string) => `${name} - Author at ${site}`,
  search: (query: string, site: string) => `Search Results for "${query}" | ${site}`,
  /** With the number from page 2 on. */
  listing: (title: string, page: number) => (page > 1 ? `${title} - Page ${page}` : title),
};
