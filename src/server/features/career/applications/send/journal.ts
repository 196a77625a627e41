import type { AttemptState } from '#contract/career/applications.ts';
import { canMoveAttempt } from '#engines/pipeline/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';
import { writeAttempt } from './attempt-queries.ts';
import type { AttemptPatch, AttemptRow } from './attempt-queries.ts';
import { text } from './messages.ts';

/** A stop has to be heard within a second. */
const WATCH_MS = 300;

/** Another worker has the attempt, or it was stopped: this one puts everything down. */
export class LostAttempt extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(say(said, { locale: 'en' }));
    this.name = 'LostAttempt';
    this.said = said;
  }
}

/** Moves an attempt along its journal. Throws LostAttempt when another worker has it by now. */
export async function moveAttempt(
  executor: Executor,
  row: AttemptRow,
  to: AttemptState,
  patch: AttemptPatch = {},
): Promise<AttemptRow> {
  if (!canMoveAttempt(row.state, to))
    throw new LostAttempt(text.message('wrongWay', { from: row.state, to }));
  const written = await writeAttempt(executor, row, to, patch);
  if (!written) throw new LostAttempt(text.message('foreignAttempt', { attempt: row.id }));
  return written;
}

/**
 * Runs work while `check` is asked about three times a second: it renews the lease when that is due and answers why to
 * stop, or null. The signal aborts with that reason.
 */
export async function withLease<Result>(
  { log }: Pick<World, 'log'>,
  check: () => Promise<Message | null>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let asking = false;
  const timer = setInterval(() => {
    if (asking || controller.signal.aborted) return;
    asking = true;
    const answered = check().then(
      (reason) => {
        if (reason !== null) controller.abort(new LostAttempt(reason));
      },
      (error: unknown) => log.warn('lease.not_renewed', { error: String(error) }),
    );
    void answered.finally(() => {
      asking = false;
    });
  }, WATCH_MS);
  timer.unref();
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}
