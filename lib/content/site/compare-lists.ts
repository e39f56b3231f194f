/** Whether two lists have the same items in the same order. Objects are compared by identity. */
export function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && now.every((item, index) => item === before[index]);
}

/** The items of each of two lists that the other does not have. Objects are compared by identity. */
export function getDifference<Item>(before: readonly Item[], now: readonly Item[]): [gone: Item[], added: Item[]] {
  const inBefore = new Set(before);
  const inNow = new Set(now);
  return [before.filter((item) => !inNow.has(item)), now.filter((item) => !inBefore.has(item))];
}
