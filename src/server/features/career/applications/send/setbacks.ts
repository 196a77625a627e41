import type { FormQuestion } from '#contract/career/form.ts';
import { withAsked } from '#engines/forms/index.ts';
import type { EntryCounts } from '#engines/forms/index.ts';
import { inTurn } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import { enqueuePreparing, enqueueSending } from '#server/features/career/applications/enqueue.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationPatch, ApplicationRow } from '#server/features/career/applications/queries.ts';
import { giveBackSend } from '#server/features/career/applications/on-hold/give-back.ts';
import { finishDryRun } from '#server/features/career/applications/rehearsal/end-dry-run.ts';
import type { World } from '#server/world.ts';
import { countFailures, lockAttempt } from './attempt-queries.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { expireClosed, fail, handOver, stop } from './endings.ts';
import { LostAttempt, moveAttempt } from './journal.ts';
import { settleLimited } from './limited.ts';
import { text } from './messages.ts';

type Deps = Pick<World, 'database' | 'clock' | 'events' | 'trail' | 'queue' | 'config' | 'tokens' | 'log'>;

/** Tries without arriving after which an application has failed, and refusals by the page after the click. */
const MOST_TRIES = 3;
const MOST_REFUSALS = 2;
const PAUSE_BETWEEN_TRIES_MS = 20_000;

/** Why an attempt ended although nothing arrived. */
export type Setback =
  /** `counts`: the try failed; otherwise it was stopped from outside and is free. `waits`: a pause may help. */
  | { kind: 'again'; reason: Message; counts: boolean; waits: boolean }
  | { kind: 'captcha' | 'email_code'; screenshot: string | null }
  /** After the click, so in no dry run. */
  | { kind: 'goes_on'; screenshot: string | null }
  /** `entries`: how many jobs and schools of the person the form may still ask about. */
  | { kind: 'asks_more'; questions: FormQuestion[]; entries: EntryCounts }
  /** What the page says to software and the card did not: nothing is sent before the person has read it. */
  | { kind: 'page_orders'; warnings: Message[] }
  /** The site wants fewer requests; what its Retry-After said. */
  | { kind: 'limited'; retryAfter: string | null }
  | { kind: 'locked_out' }
  | { kind: 'closed' }
  | { kind: 'failed'; reason: Message }
  | { kind: 'stopped'; reason: Message };

/** Nothing reached anybody. A dry run that could not be made takes nothing from the application. */
async function giveUp(deps: Deps, executor: Executor, row: ApplicationRow, reason: Message): Promise<void> {
  if (row.dryRun) await finishDryRun(deps, executor, row, { kind: 'failed', reason });
  else await fail(deps, executor, row, reason);
}

/** Back to approved for a new attempt; `counts` decides whether it may end as failed instead. */
async function again(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  setback: Setback & { kind: 'again' },
): Promise<void> {
  const since = row.approvedAt ?? row.createdAt;
  const { tries, refusals } = await countFailures(executor, row.id, since);
  if (setback.counts && row.state === 'sending' && (tries >= MOST_TRIES || refusals >= MOST_REFUSALS)) {
    await giveUp(deps, executor, row, setback.reason);
    return;
  }
  const startAfter = setback.waits
    ? new Date(deps.clock.now().getTime() + tries * PAUSE_BETWEEN_TRIES_MS)
    : null;
  await moveApplication(deps, executor, {
    row,
    to: 'approved',
    actor: 'agent',
    kind: 'again',
    detail: setback.reason,
    patch: {
      sendAfter: startAfter,
      note: text.message(row.dryRun ? 'dryRunTriedAgain' : 'triedAgain'),
    },
  });
  await enqueueSending(deps, executor, row, startAfter);
}

/** What the open form showed beyond what was approved, and how it is told. */
interface Beyond {
  kind: 'asks_more' | 'page_warning';
  detail: Message;
  note: Message;
  patch: Pick<ApplicationPatch, 'extraQuestions' | 'pageWarnings'>;
}

const askedBeyond = (
  row: ApplicationRow,
  { questions, entries }: Setback & { kind: 'asks_more' },
): Beyond => ({
  kind: 'asks_more',
  detail: text.message(row.dryRun ? 'dryRunAsksMore' : 'asksMore'),
  note: text.message('asksMoreNote'),
  patch: { extraQuestions: withAsked(row.extraQuestions, questions, entries) },
});

const ordersBeyond = (row: ApplicationRow, warnings: readonly Message[]): Beyond => ({
  kind: 'page_warning',
  detail: text.message('pageSays', { warnings: inTurn(warnings) }),
  note: text.message('pageSaysNote'),
  patch: { pageWarnings: [...row.pageWarnings, ...warnings] },
});

/** The open form shows what was not approved: all of it is planned anew, and put to the person anew. */
async function prepareAgain(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  { note, patch, ...told }: Beyond,
): Promise<void> {
  await moveApplication(deps, executor, {
    ...told,
    row,
    to: 'prepared',
    actor: 'agent',
    patch: {
      ...patch,
      contentHash: null,
      approvedHash: null,
      approvedAt: null,
      expiresAt: null,
      dryRun: false,
      note,
    },
  });
  await enqueuePreparing(deps, executor, row);
}

async function settle(deps: Deps, executor: Executor, row: ApplicationRow, setback: Setback): Promise<void> {
  switch (setback.kind) {
    case 'limited': {
      const { tries } = await countFailures(executor, row.id, row.approvedAt ?? row.createdAt);
      return settleLimited(deps, executor, row, { retryAfter: setback.retryAfter, tries });
    }
    case 'again':
      return again(deps, executor, row, setback);
    case 'goes_on':
      return void (await handOver(deps, executor, row, setback.kind));
    case 'captcha':
    case 'email_code':
    case 'locked_out':
      if (row.dryRun) return void (await finishDryRun(deps, executor, row, setback));
      return void (await handOver(deps, executor, row, setback.kind));
    case 'closed':
      return expireClosed(deps, executor, row);
    case 'failed':
      return giveUp(deps, executor, row, setback.reason);
    case 'stopped':
      return void (await stop(deps, executor, row, setback.reason));
    case 'asks_more':
      return prepareAgain(deps, executor, row, askedBeyond(row, setback));
    case 'page_orders':
      return prepareAgain(deps, executor, row, ordersBeyond(row, setback.warnings));
  }
}

/** What the journal keeps of a setback; null where the try does not count. */
function problemOf(setback: Setback): string | null {
  if (setback.kind === 'again') return setback.counts ? setback.reason.code : null;
  return setback.kind === 'failed' ? setback.reason.code : setback.kind;
}

/**
 * Ends an attempt of which it is certain that nothing arrived, gives the day's and the plan's send back, and moves the application on.
 * Throws LostAttempt when another worker has the attempt by now.
 */
export async function endAttempt(
  deps: Deps,
  attempt: AttemptRow,
  timeZone: string,
  setback: Setback,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, attempt.applicationId);
    const locked = await lockAttempt(transaction, attempt.id);
    if (!row || !locked || locked.fence !== attempt.fence) throw new LostAttempt(text.message('otherWorker'));
    // The person took the approval back meanwhile, which ended it already.
    if (locked.state === 'abandoned') return;
    const screenshot = 'screenshot' in setback ? setback.screenshot : null;
    await moveAttempt(transaction, locked, 'abandoned', {
      problem: problemOf(setback),
      ...(screenshot === null ? {} : { evidence: wallEvidence(deps, row, screenshot) }),
    });
    await giveBackSend(deps, transaction, { row, attempt: locked, timeZone });
    await settle(deps, transaction, row, setback);
  });
}

/** The wall as it was seen; it proves no arrival and is kept with the attempt only. */
function wallEvidence(deps: Deps, row: ApplicationRow, filled: string): NonNullable<AttemptRow['evidence']> {
  return {
    receipt: '',
    confirmation: '',
    address: row.posting.apply_url,
    at: deps.clock.now().toISOString(),
    values: [],
    screenshots: { filled, confirmation: null },
  };
}
