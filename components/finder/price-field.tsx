import { limits } from "@/lib/util/limits";
import styles from "./finder.module.css";

type PriceFieldProps = {
  name: string;
  label: string;
  /** As typed, or empty. */
  value: string;
};

/** A price in US dollars that may stay empty. */
export function PriceField({ name, label, value }: PriceFieldProps) {
  return (
    <label className={`between text-sm ${styles.finderFormPrice}`}>
      <span>{label}</span>
      <input
        className="numbers"
        type="number"
        name={name}
        min={0}
        max={limits.findPrice}
        step={0.01}
        inputMode="decimal"
        placeholder="any"
        defaultValue={value}
      />
    </label>
  );
}
