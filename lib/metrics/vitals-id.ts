/** The id of the element that loads components/reading/vitals.ts. */
export const vitalsId = "vitals";
