import { z } from 'zod';

/** The closed list of error codes and the HTTP status each answers with. */
export const errorStatus = {
  malformed_request: 400,
  invalid_code: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  google_rejected: 401,
  linkedin_rejected: 401,
  forbidden: 403,
  unverified_email: 403,
  age_not_confirmed: 403,
  step_up_required: 403,
  wrong_account_kind: 403,
  not_found: 404,
  not_allowed: 405,
  conflict: 409,
  account_ending: 409,
  in_progress: 409,
  outcome_unknown: 409,
  gone: 410,
  too_large: 413,
  unsupported_file: 415,
  wrong_host: 421,
  invalid_input: 422,
  key_reused: 422,
  unreadable_file: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** One of the closed list of reasons a request can fail. */
export type ErrorCode = keyof typeof errorStatus;

/** What every failed call answers: one sentence for a person, one code for a program. */
export const errorReply = z.object({ detail: z.string(), code: z.string() });
export type ErrorReply = z.infer<typeof errorReply>;
