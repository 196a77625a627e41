import { ZodError } from 'zod';
import { isUnreadable, sentenceOf, statusOf } from '#web/api/failure.ts';

const UNEXPECTED = "Server returned an unexpected error. Check the browser's Network tab for details.";
const SIGN_IN = 'Please log in to generate a resume.';
const NO_ANSWER = 'The server did not answer. Nothing you gave me is lost; try again.';

/** Why making or judging a resume failed, in the words a person reads; `otherwise` when the server gives no reason. */
export function failureWords(error: unknown, otherwise: string): string {
  if (isUnreadable(error) || error instanceof ZodError) return UNEXPECTED;
  if (statusOf(error) === 401) return SIGN_IN;
  return statusOf(error) === 0 ? NO_ANSWER : sentenceOf(error, otherwise);
}
