export type PageOf<Item> = {
  items: readonly Item[];
  /** From 1. */
  page: number;
  /** At least 1, so that an empty list has a first page. */
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

/** Reads a page number from an address: whole, from 1, without signs or leading zeros; otherwise `undefined`. */
export function parsePageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** The numbers a reader is offered, with `gap` where some are left out: 1 … 4 5 6 … 20. */
export function pageNumbers(page: number, pageCount: number): (number | "gap")[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  const sorted = [...near].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : ["gap" as const, n];
  });
}
