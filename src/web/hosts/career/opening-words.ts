import { text } from './messages.ts';

/** What the overview's place says until the program knows who is there. */
export const openingOverview = (): string => text('openingOverview');
