import styles from "./compare.module.css";

/** Which two of several apps a small screen shows. Style sheets read the choice, so it needs no script. */
export function ColumnChoice({ names }: { names: readonly string[] }) {
  if (names.length < 3) return null;
  const pairs = names.flatMap((one, first) =>
    names.slice(first + 1).map((other, index) => ({ label: `${one} and ${other}`, shown: [first, first + 1 + index] })),
  );
  return (
    <label className={styles.comparisonColumns}>
      <span>Show</span>
      <select>
        {pairs.map(({ label, shown }) => (
          <option
            key={label}
            data-without={names.flatMap((_, index) => (shown.includes(index) ? [] : index + 1)).join(" ")}
          >
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
