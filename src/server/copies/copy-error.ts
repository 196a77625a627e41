/** A copy that cannot be made, read or restored; the message is one sentence for the operator. */
export class CopyError extends Error {}
