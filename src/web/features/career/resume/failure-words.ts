import { ZodError } from 'zod';
import { isUnreadable, sentenceOf, statusOf } from '#web/api/failure.ts';
import { text } from './messages.ts';

/** Why making or judging a resume failed, in the words a person reads; `otherwise` when the server gives no reason. */
export function failureWords(error: unknown, otherwise: string): string {
  if (isUnreadable(error) || error instanceof ZodError) return text('unexpected');
  if (statusOf(error) === 401) return text('signIn');
  return statusOf(error) === 0 ? text('notAnswered') : sentenceOf(error, otherwise);
}
