/**
 * Keeps the result of a function for as long as its first argument is in use, and computes it again when another argument has
 * changed. Arguments are compared by identity. Each bundle of Next.js keeps values of its own.
 * @param compute Depends on nothing but its arguments.
 */
export function memo<Key extends object, Others extends readonly unknown[], Value>(
  compute: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const kept = new WeakMap<Key, { others: Others; value: Value }>();
  return (key, ...others) => {
    const known = kept.get(key);
    const isSame = known?.others.length === others.length && known.others.every((one, at) => one === others[at]);
    if (known && isSame) return known.value;
    const value = compute(key, ...others);
    kept.set(key, { others, value });
    return value;
  };
}
