import { afterCrash, LOOK_APART_MS, MAIL_WAIT_MS } from '#engines/pipeline/index.ts';
import type { RecoveryFacts, RecoveryKind } from '#engines/pipeline/index.ts';
import type { Message } from '#localization/types.ts';
import { enqueuePreparing, enqueueSending } from '#server/features/career/applications/enqueue.ts';
import { findApplication } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { boardOf, lookUp } from '#server/features/career/boards/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { listAbandoned, takeOver } from '#server/features/career/applications/send/lease-queries.ts';
import { listSendable, listUnprepared } from './recovery-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { finishBooks, recordEvidence } from '#server/features/career/applications/send/books.ts';
import { Crash } from '#server/features/career/applications/send/crash-points.ts';
import { LostAttempt } from '#server/features/career/applications/send/journal.ts';
import { text } from './messages.ts';
import { resend } from './resend.ts';
import { endAttempt } from '#server/features/career/applications/send/setbacks.ts';
import { keepChecking, unknownNotes } from '#server/features/career/applications/send/unknown.ts';
import { asAccount } from '#server/db/as.ts';
import { everybodys } from '#server/features/career/applications/everybodys.ts';

const BATCH = 50;
/** A preparation untouched for this long was left lying. */
const PREPARING_MS = 10 * 60_000;

const notSent = (reason: Message) => ({ kind: 'again' as const, reason, counts: true, waits: false });

function factsOf(attempt: AttemptRow, nowMs: number): RecoveryFacts {
  return {
    nowMs,
    armedAtMs: attempt.armedAt?.getTime() ?? null,
    provenNotSent: false,
    provenSent: false,
    absentAtMs: attempt.lookedAt === null ? [] : [attempt.lookedAt.getTime()],
  };
}

/** Asks the board. Found closes the books; absent twice, ten minutes apart, proves that nothing arrived. */
async function look(
  world: World,
  row: ApplicationRow,
  attempt: AttemptRow,
  timeZone: string,
  email: string,
): Promise<void> {
  const found = await lookUp(world, row.posting, email);
  const now = world.clock.now();
  if (found === null) return waitForMail(world, attempt);
  if (found.found) {
    const before = attempt.evidence;
    await finishBooks(
      world,
      await recordEvidence(world, attempt, {
        receipt: found.receipt,
        confirmation: text.message('listedAsReceived'),
        address: before?.address ?? row.posting.apply_url,
        at: now.toISOString(),
        values: before?.values ?? [],
        screenshots: before?.screenshots ?? { filled: null, confirmation: null },
      }),
    );
    return;
  }
  const facts = factsOf(attempt, now.getTime());
  const step = afterCrash(attempt.state, 'lookup', {
    ...facts,
    absentAtMs: [...facts.absentAtMs, now.getTime()],
  });
  if (step === 'run_again') {
    await endAttempt(world, attempt, timeZone, notSent(text.message('notOnBoard')));
    return;
  }
  const first = attempt.lookedAt ?? now;
  await keepChecking(world, attempt, unknownNotes.checking, new Date(first.getTime() + LOOK_APART_MS), {
    lookedAt: first,
  });
}

async function waitForMail(world: World, attempt: AttemptRow): Promise<void> {
  const armedAt = attempt.armedAt ?? world.clock.now();
  const until = new Date(armedAt.getTime() + MAIL_WAIT_MS);
  const isOver = until <= world.clock.now();
  await keepChecking(
    world,
    attempt,
    isOver ? unknownNotes.asking : unknownNotes.checking,
    isOver ? null : until,
  );
}

/** Puts one attempt in order, by its journal and by what its board lets us find out. */
async function recoverAttempt(world: World, attempt: AttemptRow): Promise<void> {
  const row = await findApplication(world.database, attempt.applicationId);
  if (!row) return;
  const person = await readPerson(world, row.accountId);
  const kind: RecoveryKind = boardOf(world, row.posting.board).recovery;
  const nowMs = world.clock.now().getTime();
  switch (afterCrash(attempt.state, kind, factsOf(attempt, nowMs))) {
    case 'run_again':
      return endAttempt(world, attempt, person.timeZone, notSent(text.message('startedAgain')));
    case 'finish_books':
      return finishBooks(world, attempt);
    case 'look':
      return look(world, row, attempt, person.timeZone, person.application_address);
    case 'resend_same_key': {
      const isLate = attempt.armedAt !== null && nowMs - attempt.armedAt.getTime() >= MAIL_WAIT_MS;
      const later = isLate ? null : new Date(nowMs + LOOK_APART_MS);
      return resend(world, row, attempt, { later, timeZone: person.timeZone });
    }
    case 'wait_for_mail':
    case 'ask_person':
      return waitForMail(world, attempt);
    case 'nothing':
  }
}

/**
 * Takes up every attempt whose worker is gone, and wakes what was left lying. With `everyone`, leases do not count: right
 * only where this process is the only one, at its start.
 */
export async function recover(world: World, { everyone = false } = {}): Promise<void> {
  const now = world.clock.now();
  const all = everybodys(world);
  for (const { id, accountId } of await listAbandoned(all, { now, everyone, most: BATCH })) {
    const own = asAccount(world, accountId);
    const attempt = await takeOver(own.database, id, { now, force: everyone });
    if (!attempt) continue;
    await recoverAttempt(own, attempt).catch((error: unknown) => {
      if (error instanceof Crash) throw error;
      // The lease stands for a minute, then it is tried again.
      if (!(error instanceof LostAttempt))
        world.log.warn('recover.failed', { attempt: id, ...describeError(error) });
    });
  }
  for (const row of await listSendable(all, now, BATCH))
    await enqueueSending(world, world.database.forAccount(row.accountId), row);
  for (const row of await listUnprepared(all, new Date(now.getTime() - PREPARING_MS), BATCH))
    await enqueuePreparing(world, world.database.forAccount(row.accountId), row);
}
