import { setTimeout } from 'node:timers/promises';
import { notTold } from '#engines/forms/index.ts';
import type { EntryCounts } from '#engines/forms/index.ts';
import type { Message } from '#localization/types.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { LEASE_MS, renewLease } from './lease-queries.ts';
import { text } from './messages.ts';
import type { Setback } from './setbacks.ts';
import type { FilledForm, OpenForm } from '#server/ports/browser.ts';
import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { FraudSeen, noteWarnings } from './watch-page.ts';

/** Well within the lease, so that nobody takes the attempt over meanwhile. */
const SECOND_LOOK_MS = LEASE_MS / 2;

/** A try that failed; a pause may help. */
export const tryAgain = (reason: Message): Setback => ({ kind: 'again', reason, counts: true, waits: true });
/** A try that was stopped from outside, at once free for another. */
export const interrupted = (reason: Message): Setback => ({
  kind: 'again',
  reason,
  counts: false,
  waits: false,
});

const shortened = (words: string) => (words.length > 80 ? `${words.slice(0, 79)}…` : words);

/** Words of a page as a sentence with its full stop. */
const sentenceOf = (words: string) => words.replace(/([^.!?])$/, '$1.');

/** Why a form that is not ready ends this attempt, in plain words. */
async function setbackOf(
  world: World,
  { id, accountId }: Pick<ApplicationRow, 'id' | 'accountId'>,
  filled: Exclude<FilledForm, { kind: 'ready' }>,
  entries: EntryCounts,
): Promise<Setback> {
  switch (filled.kind) {
    case 'captcha':
    case 'email_code':
      return { kind: filled.kind, screenshot: await world.files.put(accountId, filled.screenshot) };
    case 'limited':
      return { kind: 'limited', retryAfter: filled.retryAfter };
    case 'locked_out':
    case 'closed':
      return { kind: filled.kind };
    case 'asks_more':
      return { kind: 'asks_more', questions: filled.questions, entries };
    case 'already_applied':
      return { kind: 'failed', reason: text.message('alreadyApplied') };
    case 'mismatch':
      break;
  }
  const [first] = filled.fields;
  if (!first) return tryAgain(text.message('notTaken'));
  if ('why' in first) {
    const { key, why, error } = first;
    if (error !== undefined) world.log.warn('form.field_not_filled', { application: id, key, error });
    return tryAgain(text.message('notTakenBecause', { why }));
  }
  const { expected, actual } = first;
  return tryAgain(text.message('notTakenAt', { expected: shortened(expected), actual: sentenceOf(actual) }));
}

/** What an opened form is, before anything is armed: ready, with nothing on its page that the person had not seen, or a setback. */
export async function lookedOver(
  world: World,
  { row, attempt, entries }: Pick<Refused, 'row' | 'attempt' | 'entries'>,
  filled: FilledForm,
  seen: readonly Message[],
): Promise<{ ready: FilledForm & { kind: 'ready' } } | { setback: Setback }> {
  if (attempt.dryRun || filled.kind !== 'ready') await noteWarnings(world, row.id, seen);
  if (filled.kind !== 'ready') return { setback: await setbackOf(world, row, filled, entries) };
  const warnings = attempt.dryRun ? [] : notTold(seen, row.pageWarnings);
  return warnings.length > 0 ? { setback: { kind: 'page_orders', warnings } } : { ready: filled };
}

/** An attempt whose click the page refused. */
export interface Refused {
  row: ApplicationRow;
  attempt: AttemptRow;
  entries: EntryCounts;
  messages: readonly { message: string }[];
  /** Where the page has no words of its own. */
  why?: Message | undefined;
}

function whyRefused({ messages: [first], why }: Refused): Message {
  if (why !== undefined) return text.message('notTakenBecause', { why });
  return first ? text.message('refusedSaying', { words: shortened(first.message) }) : text.message('refused');
}

/**
 * What becomes of an attempt that the page's own validation refused. The page is looked at once more: what it wants beyond the
 * plan is put to the person, in its words; otherwise it may be tried again.
 */
export async function setbackOfRefusal(world: World, form: OpenForm, refused: Refused): Promise<Setback> {
  const { row, attempt, entries } = refused;
  const again = tryAgain(whyRefused(refused));
  await renewLease(world.database, attempt);
  const looking = form
    .goOn({ fields: row.plan?.fields ?? [], blank: row.plan?.left_blank ?? [] })
    .then((now): Promise<Setback> | Setback =>
      now.kind === 'asks_more' || now.kind === 'email_code' ? setbackOf(world, row, now, entries) : again,
    )
    .catch((error: unknown): Setback => {
      if (error instanceof FraudSeen) return { kind: 'stopped', reason: error.said };
      world.log.warn('form.not_read_again', describeError(error));
      return again;
    });
  return Promise.race([looking, setTimeout(SECOND_LOOK_MS, again, { ref: false })]);
}
