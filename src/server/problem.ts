import type { ErrorCode } from '#contract/errors.ts';
import { say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/**
 * A failure a person can act on. Verbs throw it; `http/error-reply.ts` turns it into `{detail, code}` and a status.
 * `said` is one sentence that says what to do, in the language of whoever reads it. `retryAfterSeconds` becomes the Retry-After header.
 */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly said: Message;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, said: Message, retryAfterSeconds: number | null = null) {
    super(`${code}: ${say(said, { locale: 'en' })}`);
    this.name = 'Problem';
    this.code = code;
    this.said = said;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What an account that is to be deleted is told when it would set the agent to work. */
export const accountEnding = () => new Problem('account_ending', text.message('accountEnding'));

type Missing = Parameters<typeof text.message<'notFound'>>[1]['what'];

/** What is asked for is not there, or is somebody else's, which nobody is told. */
export const notFound = (what: Missing) => new Problem('not_found', text.message('notFound', { what }));
