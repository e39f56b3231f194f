import { dayLength, formatDate } from "../../util/date";

/** An offer of a partner that runs today. */
export type RunningOffer = {
  /** "Up to 60% off". */
  text: string;
  /** Why the partner makes it, as a sentence. */
  reason: string;
  /** Its last day, as `2025-06-28`; without one it runs until the partner ends it. */
  endsOn?: string | undefined;
};

/** What readers are told of an offer beside its text: "For twelve months paid at once. Until June 28, 2025." */
export function describeTerms({ reason, endsOn }: RunningOffer): string {
  return endsOn === undefined ? reason : `${reason} Until ${formatDate(endsOn)}.`;
}

/** The moment at which an offer is over, in milliseconds since 1970: the end of its last day in UTC, as for scheduled entries. */
export function endOf({ endsOn }: Pick<RunningOffer, "endsOn">): number | undefined {
  return endsOn === undefined ? undefined : Date.parse(endsOn) + dayLength;
}
