import { errors } from 'jose';
import { Problem } from '#server/problem.ts';
import { text } from './messages.ts';

/** Whether a failure means that the provider did not answer, rather than that what it signed is wrong. */
export function cannotReach(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}

export const unreachable = (provider: string) =>
  new Problem('unavailable', text.message('unreachable', { provider }));
