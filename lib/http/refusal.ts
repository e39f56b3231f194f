/** A submission that is not accepted, for a reason that its sender may read. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    /** HTTP status of the answer. */
    readonly status: number,
    /** Plain words for the sender. */
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
