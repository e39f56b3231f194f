/** Whether two lists hold the same items in the same order: the very objects, which are not looked into. */
export function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}
