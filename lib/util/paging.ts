export type PageOf<Item> = {
  items: readonly Item[];
  /** From 1. */
  page: number;
  /** At least 1: an empty list has one page. */
  pageCount: number;
  total: number;
};

/** One page of a list. A page past the end is empty. */
export function paginate<Item>(items: readonly Item[], page: number, size: number): PageOf<Item> {
  return {
    items: items.slice((page - 1) * size, page * size),
    page,
    pageCount: Math.max(1, Math.ceil(items.length / size)),
    total: items.length,
  };
}

/** Parses a page number of an address: an integer from 1, without sign or leading zeros, else `undefined`. */
export function parsePageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** The page numbers to show, with `gap` for omitted ones: 1 … 4 5 6 … 20. */
export function pageNumbers(page: number, pageCount: number): (number | "gap")[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  const sorted = [...near].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : ["gap" as const, n];
  });
}
