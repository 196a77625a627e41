import { type BeforeDeletion, UNDO_DELETION_MS } from '#contract/career/hub/campaign-deletion.ts';
import { text } from './messages.ts';

/** How long the toast of a deletion offers the same. */
const TOAST_MS = 8_000;
const MINUTE_MS = 60_000;

/** Whether a deletion is so new that its toast still offers to undo it. */
export function isBesideToast(until: string, nowMs: number): boolean {
  const leftMs = Date.parse(until) - nowMs;
  return leftMs <= UNDO_DELETION_MS && leftMs > UNDO_DELETION_MS - TOAST_MS;
}

/** The minutes left to undo. What a device's clock has wrong makes it no longer than it can be. */
export function minutesLeft(until: string, nowMs: number): number {
  const minutes = Math.ceil((Date.parse(until) - nowMs) / MINUTE_MS);
  return Math.min(UNDO_DELETION_MS / MINUTE_MS, Math.max(1, minutes));
}

/** What deleting a campaign does to its applications, one sentence each. */
export function deletionWords({ approved, sending, waiting }: BeforeDeletion): string[] {
  const words = [];
  if (approved > 0) words.push(text('approved', { count: approved }));
  if (sending > 0) words.push(text('sending', { count: sending }));
  if (waiting > 0) words.push(text('waiting', { count: waiting }));
  return words;
}
