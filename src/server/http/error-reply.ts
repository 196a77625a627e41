import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorReply } from '#contract/errors.ts';
import { errorStatus } from '#contract/errors.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { Problem } from '#server/problem.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/http/messages.ts';
import type { Issue } from '#server/http/refusals/field.ts';
import { refusalOf } from '#server/http/refusals/sentence.ts';

/** A failure in the words of the wire. */
class WireError extends ORPCError<string, { retryAfterSeconds: number | null }> {}

const wireError = (status: number, code: string, detail: string, retryAfterSeconds: number | null = null) =>
  new WireError(code, { status, message: detail, data: { retryAfterSeconds } });

/** An answer outside the contract: a status and `{detail, code}`. */
export const refuse = (
  status: number,
  code: string,
  said: Message,
  reader: Reader = { locale: 'en' },
): Response => Response.json({ detail: say(said, reader), code } satisfies ErrorReply, { status });

/** First problem of a refused input, in one plain sentence. */
function sentenceFor(issues: readonly Issue[], reader: Reader): string {
  const [issue] = issues;
  return say(issue === undefined ? text.message('notUnderstood') : refusalOf(issue), reader);
}

/** Every failure as the wire shows it: a status and `{detail, code}`. Unknown errors never leak. */
export function toWireError(error: unknown, log: Log, reader: Reader): WireError {
  if (error instanceof WireError) return error;
  if (error instanceof Problem)
    return wireError(errorStatus[error.code], error.code, say(error.said, reader), error.retryAfterSeconds);
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.status === 400)
      return wireError(
        422,
        'invalid_input',
        sentenceFor(
          error.cause.issues.map((issue) => ({ ...issue })),
          reader,
        ),
      );
    if (error.status < 500) return wireError(400, 'malformed_request', say(text.message('notRead'), reader));
  }
  log.error('request.failed', describeError(error instanceof ORPCError ? (error.cause ?? error) : error));
  return wireError(500, 'internal', say(text.message('internal'), reader));
}

/** The body of a failed call. */
export function errorBody(error: ORPCError<string, unknown>, log: Log): ErrorReply {
  // Every failure of a call was made one of the wire, in its reader's language.
  const { message, code } = toWireError(error, log, { locale: 'en' });
  return { detail: message, code };
}
