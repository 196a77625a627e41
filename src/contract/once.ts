/**
 * The header by which a write is done once: whoever sends the same request under the same key again, for a day at least, gets the
 * first answer again, marked by REPLAYED_HEADER. Without it every request is done.
 */
export const KEY_HEADER = 'Idempotency-Key';
export const REPLAYED_HEADER = 'Idempotent-Replayed';

/** A key: printable ASCII without blanks. Chance makes it, so that no two wishes share one. */
export const KEY_PATTERN = /^[!-~]{1,255}$/;

/** The methods of writes. */
export const WRITES: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];
