import type { ErrorCode } from '#contract/errors.ts';

/**
 * A failure a person can act on. Verbs throw it; `http/error-reply.ts` turns it into `{detail, code}` and a status.
 * `detail` is one sentence that says what to do. `retryAfterSeconds` becomes the Retry-After header.
 */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, detail: string, retryAfterSeconds: number | null = null) {
    super(`${code}: ${detail}`);
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What an account that is to be deleted is told when it would set the agent to work. */
export const accountEnding = () =>
  new Problem(
    'account_ending',
    'You asked me to delete this account, so I begin nothing new: keep the account in Settings first.',
  );

export const notFound = (what: string) =>
  new Problem('not_found', `That ${what} does not exist, or is not yours.`);
