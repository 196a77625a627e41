import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorReply } from '#contract/errors.ts';
import { errorStatus } from '#contract/errors.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { Problem } from '#server/problem.ts';

const INTERNAL = 'Something failed on our side. Nothing you entered was lost; please try again in a moment.';

/** First problem of a refused input, in words. Our schemas carry sentences; zod's own terse ones get their field named. */
function sentenceFor(issues: readonly { message: string; path?: readonly unknown[] | undefined }[]): string {
  const [issue] = issues;
  if (!issue) return 'The request could not be understood. Please check it and try again.';
  if (/^(Please|The|That|A|An) .*\.$/.test(issue.message)) return issue.message;
  const field = (issue.path ?? [])
    .map((part) => String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
    .join('.')
    .replaceAll('_', ' ');
  return field === ''
    ? `Please check the request: ${issue.message}.`
    : `Please check ${field}: ${issue.message.replace(/\.$/, '')}.`;
}

/** Every failure as the wire shows it: a status and `{detail, code}`. Unknown errors never leak. */
export function toWireError(error: unknown, log: Log): ORPCError<string, { retryAfterSeconds: number | null }> {
  if (error instanceof Problem) {
    return new ORPCError(error.code, {
      status: errorStatus[error.code],
      message: error.detail,
      data: { retryAfterSeconds: error.retryAfterSeconds },
    });
  }
  const none = { data: { retryAfterSeconds: null } };
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
      return new ORPCError('invalid_input', { status: 422, message: sentenceFor(error.cause.issues), ...none });
    if (error.status === 404)
      return new ORPCError('not_found', { status: 404, message: 'There is nothing at this address.', ...none });
    if (error.status === 405)
      return new ORPCError('not_allowed', { status: 405, message: 'This address does not take that method.', ...none });
    if (error.status < 500)
      return new ORPCError('malformed_request', {
        status: 400,
        message: 'The request could not be read. Please check that its body is complete and valid.',
        ...none,
      });
    log.error('request.failed', describeError(error.cause ?? error));
    return new ORPCError('internal', { status: 500, message: INTERNAL, ...none });
  }
  log.error('request.failed', describeError(error));
  return new ORPCError('internal', { status: 500, message: INTERNAL, ...none });
}

/** The body of a failed call. */
export function errorBody(error: ORPCError<string, unknown>): ErrorReply {
  return { detail: error.message, code: error.code };
}
