import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorReply } from '#contract/errors.ts';
import { errorStatus } from '#contract/errors.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { Problem } from '#server/problem.ts';
import type { Issue } from '#server/http/refusals/field.ts';
import { refusalOf } from '#server/http/refusals/sentence.ts';

const INTERNAL = 'Something failed on our side. Nothing you entered was lost; try again in a moment.';

/** A failure in the words of the wire. */
class WireError extends ORPCError<string, { retryAfterSeconds: number | null }> {}

const wireError = (status: number, code: string, detail: string, retryAfterSeconds: number | null = null) =>
  new WireError(code, { status, message: detail, data: { retryAfterSeconds } });

/** An answer outside the contract: a status and `{detail, code}`. */
export const refuse = (status: number, code: string, detail: string): Response =>
  Response.json({ detail, code } satisfies ErrorReply, { status });

/** First problem of a refused input, in one plain sentence. */
function sentenceFor(issues: readonly Issue[]): string {
  const [issue] = issues;
  return issue === undefined
    ? 'The request could not be understood. Check it and try again.'
    : refusalOf(issue);
}

/** Every failure as the wire shows it: a status and `{detail, code}`. Unknown errors never leak. */
export function toWireError(error: unknown, log: Log): WireError {
  if (error instanceof WireError) return error;
  if (error instanceof Problem)
    return wireError(errorStatus[error.code], error.code, error.detail, error.retryAfterSeconds);
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.status === 400)
      return wireError(422, 'invalid_input', sentenceFor(error.cause.issues.map((issue) => ({ ...issue }))));
    if (error.status < 500)
      return wireError(
        400,
        'malformed_request',
        'The request could not be read. Check that its body is complete and valid.',
      );
  }
  log.error('request.failed', describeError(error instanceof ORPCError ? (error.cause ?? error) : error));
  return wireError(500, 'internal', INTERNAL);
}

/** The body of a failed call. */
export function errorBody(error: ORPCError<string, unknown>, log: Log): ErrorReply {
  const { message, code } = toWireError(error, log);
  return { detail: message, code };
}
