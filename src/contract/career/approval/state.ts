import { z } from 'zod';

/** The states of an application; which may follow which stands in `engines/pipeline`. */
export const applicationStates = [
  'found',
  'matched',
  'prepared',
  'needs_you',
  'waiting',
  'skipped',
  'expired',
  'withdrawn',
  'approved',
  'sending',
  'unknown',
  'handed_over',
  'stopped',
  'failed',
  'applied',
  'interviewing',
  'offer',
  'rejected',
] as const;
export const applicationState = z.enum(applicationStates);
export type ApplicationState = z.infer<typeof applicationState>;
