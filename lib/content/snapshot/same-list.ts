/** Whether two lists have the same items in the same order. Objects are compared by identity. */
export function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  for (let index = 0; index < now.length; index += 1) if (before[index] !== now[index]) return false;
  return true;
}
