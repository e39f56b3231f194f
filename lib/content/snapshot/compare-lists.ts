/** Whether two lists have the same items in the same order. Objects are compared by identity. */
export function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  for (let index = 0; index < now.length; index += 1) if (before[index] !== now[index]) return false;
  return true;
}

/**
 * The items of each of two lists that the other does not have. Objects are compared by identity.
 * Lists of one content before and after a change have long equal ends, which are only walked along.
 */
export function getDifference<Item>(before: readonly Item[], now: readonly Item[]): [gone: Item[], added: Item[]] {
  let start = 0;
  while (start < Math.min(before.length, now.length) && before[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, now.length) - start;
  while (end < most && before[before.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const old = before.slice(start, before.length - end);
  const fresh = now.slice(start, now.length - end);
  const inOld = new Set(old);
  const inFresh = new Set(fresh);
  return [old.filter((item) => !inFresh.has(item)), fresh.filter((item) => !inOld.has(item))];
}
