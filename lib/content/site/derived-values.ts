import { isSameList } from "./compare-lists";

/** A value, and what it was derived from, without the first entry. */
type EntryValue = { others: readonly unknown[]; value: unknown };

/** Values that are computed once, at first use. */
export class DerivedValues {
  // Not `#private`: each bundle has its own copy of this class, and cannot read `#private` fields of another copy.
  private readonly values = new Map<string, unknown>();
  private readonly entryValues: Map<string, WeakMap<object, EntryValue>>;

  /** @param before Values that this one derived from entries are reused. */
  constructor(before?: DerivedValues) {
    this.entryValues = before?.entryValues ?? new Map();
  }

  /** A value computed once. @param name Unique key of the value. */
  once<Value>(name: string, compute: () => Value): Value {
    if (!this.values.has(name)) this.values.set(name, compute());
    return this.values.get(name) as Value;
  }

  /**
   * A value derived from some entries, or such as the day, and nothing else. Later objects reuse it until one of these
   * is another: an entry is a new object when its file changes, or a claim or picture in it.
   * @param first The value is cached as long as this entry is in use.
   */
  onceForEntries<Value>(name: string, [first, ...others]: [object, ...unknown[]], derive: () => Value): Value {
    const values = this.entryValues.get(name) ?? new WeakMap<object, EntryValue>();
    this.entryValues.set(name, values);
    let known = values.get(first);
    if (!known || !isSameList(known.others, others)) {
      known = { others, value: derive() };
      values.set(first, known);
    }
    return known.value as Value;
  }
}
