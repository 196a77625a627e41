import type { NotificationRow } from './queries.ts';

/** Whether a notice still leaves the house: who asked for the deletion of their account hears of that alone. */
export const isTold = (
  { endingSince }: { endingSince: Date | null },
  { kind }: Pick<NotificationRow, 'kind'>,
): boolean => endingSince === null || kind === 'account';
