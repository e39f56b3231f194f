/** A submission that is not accepted, with a reason for its sender. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    /** HTTP status of the response. */
    readonly status: number,
    /** Shown to the sender. */
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
