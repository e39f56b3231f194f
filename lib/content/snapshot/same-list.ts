/** Whether two lists hold the same items in the same order: the very objects, which are not looked into. */
export function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  for (let index = 0; index < now.length; index += 1) if (before[index] !== now[index]) return false;
  return true;
}
