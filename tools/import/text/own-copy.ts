/** A copy that shares no text with its source. Words cut from a text keep the whole of it in memory, and so would all that is remembered of it. */
export function ownCopy<Value>(value: Value): Value {
  return structuredClone(value);
}
