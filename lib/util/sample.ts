/** A name as lists show it: "Ada Page (sample)" for what somebody has invented. */
export function nameWithSample(name: string, isSample: boolean): string {
  return isSample ? `${name} (sample)` : name;
}
