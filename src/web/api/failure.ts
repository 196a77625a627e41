/** Code of a failed call whose reply was no JSON at all: something between here and the server answered. */
const UNREADABLE = 'UNREADABLE_REPLY';

/** Code of a failed call whose reply does not say what is wrong. */
const NO_REASON = 'NO_REASON_GIVEN';

/** Code of a failed call whose reply says what is wrong, and gives it no code of ours. */
const NO_CODE = 'no_code';

/** A call that was answered, and not with what was asked for. */
interface Refused {
  /** HTTP status. */
  status: number;
  /** One of the contract's closed list, or in upper case what stands for an answer that was not ours. */
  code: string;
  message: string;
}

/** A failed call, by whichever client: each has a class of its own. */
const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && 'code' in error;

/** What a failed call throws that was made without the whole client. */
export class Refusal extends Error implements Refused {
  readonly status: number;
  readonly code: string;

  constructor({ status, code, message }: Refused) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * The failure that a reply stands for: the contract's, whose sentence is shown also when no code comes with it, or one in words
 * of nobody. Read by hand: every first visit would load zod for it.
 */
export function failureOf(status: number, body: unknown): Refusal {
  if (typeof body !== 'object' || body === null || body instanceof Blob)
    return new Refusal({ status, code: UNREADABLE, message: UNREADABLE });
  const message = 'detail' in body && typeof body.detail === 'string' ? body.detail.trim() : '';
  if (message === '') return new Refusal({ status, code: NO_REASON, message: NO_REASON });
  const code = 'code' in body && typeof body.code === 'string' ? body.code : NO_CODE;
  return new Refusal({ status, code: code === code.toLowerCase() ? code : NO_CODE, message });
}

/** What went wrong, as a sentence: the server's own `detail`, else the given words (no answer, or one that is not ours). */
export function sentenceOf(error: unknown, otherwise: string): string {
  return isRefused(error) && error.status >= 400 && isOurs(error) ? error.message : otherwise;
}

/** The code of a failed call, one of the contract's closed list; undefined when the answer was not ours. */
export function codeOf(error: unknown): string | undefined {
  return isRefused(error) && isOurs(error) && error.code !== NO_CODE ? error.code : undefined;
}

/** HTTP status of a failed call; 0 when there was no answer at all. */
export function statusOf(error: unknown): number {
  return isRefused(error) ? error.status : 0;
}

/** Whether a failed call was answered by something that is not our server. */
export function isUnreadable(error: unknown): boolean {
  return isRefused(error) && error.code === UNREADABLE;
}

// Codes of ours are lower case; those that stand for an answer of somebody else, and the library's own, are upper case.
const isOurs = ({ code }: Refused) => code === code.toLowerCase();
