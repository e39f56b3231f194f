/** All texts in some fields, lists and groups included, each with the path that leads to it. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof value === "string") return [{ text: value, path: [...path] }];
  if (typeof value !== "object" || value === null) return [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([step, part]) => textsIn(part, [...path, step]));
}
