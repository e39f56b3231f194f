import styles from "./home.module.css";

/** Radius of a moon, and of the ring of moons. */
const moonRadius = 14;
const ringRadius = 182;
const moons = Array.from({ length: 12 }, (_, index) => index / 12);

type HeroIllustrationProps = {
  /** Path data in a square of 24. */
  mark: readonly string[];
};

/** Decorative dial with the phases of the moon and the mark of the site. */
export function HeroIllustration({ mark }: HeroIllustrationProps) {
  return (
    <svg className={styles.illustration} viewBox="-240 -240 480 480" aria-hidden="true">
      <circle className={styles.illustrationLine} r="232" />
      <circle className={styles.illustrationTicks} r="224" pathLength="365" />
      <circle className={styles.illustrationMonths} r="221" pathLength="12" />
      <circle className={styles.illustrationLine} r="210" />
      <circle className={styles.illustrationLine} r="154" />
      <circle className={styles.illustrationDots} r="126" pathLength="60" />
      {moons.map((phase) => (
        <Moon key={phase} phase={phase} />
      ))}
      <g className={styles.illustrationMark} transform="scale(8.5) translate(-12 -12)">
        {mark.map((d, index) => (
          <path key={d} className={index === 0 ? styles.illustrationFirst : styles.illustrationSecond} d={d} />
        ))}
      </g>
    </svg>
  );
}

/** A moon of the ring. `phase` is 0 for new, 0.5 for full, below 1; also its position on the ring, as a fraction. */
function Moon({ phase }: { phase: number }) {
  const angle = 2 * Math.PI * phase;
  const x = (ringRadius * Math.sin(angle)).toFixed(1);
  const y = (-ringRadius * Math.cos(angle)).toFixed(1);
  const width = Math.abs(moonRadius * Math.cos(angle)).toFixed(1);
  const bulges = phase > 0.25 && phase < 0.75 ? 1 : 0;
  const lit = `M0-${moonRadius}A${moonRadius} ${moonRadius} 0 0 1 0 ${moonRadius}A${width} ${moonRadius} 0 0 ${bulges} 0-${moonRadius}Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.illustrationDark} r={moonRadius} />
      {phase > 0 && (
        <path className={styles.illustrationLit} d={lit} transform={phase > 0.5 ? "scale(-1 1)" : undefined} />
      )}
    </g>
  );
}
