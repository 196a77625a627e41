import { counted } from '#engines/text/index.ts';
import { type BeforeDeletion, UNDO_DELETION_MS } from '#contract/career/hub/campaign-deletion.ts';

/** How long the toast of a deletion offers the same. */
const TOAST_MS = 8_000;
const MINUTE_MS = 60_000;

/** Whether a deletion is so new that its toast still offers to undo it. */
export function isBesideToast(until: string, nowMs: number): boolean {
  const leftMs = Date.parse(until) - nowMs;
  return leftMs <= UNDO_DELETION_MS && leftMs > UNDO_DELETION_MS - TOAST_MS;
}

/** The time left to undo: "9 minutes left". What a device's clock has wrong makes it no longer than it can be. */
export function leftWords(until: string, nowMs: number): string {
  const minutes = Math.ceil((Date.parse(until) - nowMs) / MINUTE_MS);
  const left = Math.min(UNDO_DELETION_MS / MINUTE_MS, Math.max(1, minutes));
  return counted(left, 'minute left', 'minutes left');
}

/** What deleting a campaign does to its applications, one sentence each. */
export function deletionWords({ approved, sending, waiting }: BeforeDeletion): string[] {
  const words = [];
  if (approved === 1) words.push('1 approved application has not been sent yet; it will not be sent.');
  if (approved > 1)
    words.push(`${approved} approved applications have not been sent yet; they will not be sent.`);
  if (sending === 1) words.push('1 application is being sent now; I finish that one.');
  if (sending > 1) words.push(`${sending} applications are being sent now; I finish those.`);
  if (waiting === 1) words.push('1 application waits for you; you can still decide it.');
  if (waiting > 1) words.push(`${waiting} applications wait for you; you can still decide them.`);
  return words;
}
