/** A rating or score with one decimal: 4 → "4.0". */
export function formatScore(value: number): string {
  return value.toFixed(1);
}

/** "1 article", "2 articles". */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
