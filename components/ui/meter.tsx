import { formatScore } from "@/lib/util/number";

type MeterProps = {
  label: string;
  value: number;
  /** Value of a full bar. */
  max: number;
};

/** A value as a bar and as a number. */
export function Meter({ label, value, max }: MeterProps) {
  return (
    <div className="meter">
      <span className="bold">{label}</span>
      <span className="bold numbers meter-figure">
        {formatScore(value)} <span className="text-xs regular faint">of {max}</span>
      </span>
      <MeterBar share={value / max} />
    </div>
  );
}

/** The bar alone, for the eyes: the figure is beside it. @param share Filled part, 0 to 1. */
export function MeterBar({ share }: { share: number }) {
  return (
    <div className="meter-track" aria-hidden="true">
      <div className="meter-bar" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
