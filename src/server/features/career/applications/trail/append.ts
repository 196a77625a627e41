import { atTheEnd } from '#server/db/ending.ts';
import type { Executor } from '#server/db/database.ts';
import { insertEvent } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow, EventRow } from '#server/features/career/applications/queries.ts';
import type { TrailEnd, TrailWitness } from '#server/ports/sealing/trail-witness.ts';
import type { World } from '#server/world.ts';
import {
  digestOf,
  faultOfHashes,
  linkOf,
  removalText,
  saidOf,
  sealOf,
  standingOf,
  startOf,
  stepText,
} from './line.ts';
import type { About, Removal, SaidOfStep, TrailLine } from './line.ts';
import { readText } from './read-text.ts';
import { closeLines, insertLines, linesOf, lockHead, setHead } from './trail-queries.ts';

type Act = { accountId: string } & (
  | { kind: 'step'; step: SaidOfStep }
  | { kind: 'removal'; removal: Omit<Removal, 'closed'> }
);

/**
 * Takes the texts off the lines of a removed application. Only off lines that hold: what somebody changed stays to be found, and
 * so does a line that was made to look like one of this application.
 */
async function close(
  trail: TrailWitness,
  executor: Executor,
  { accountId, applicationId }: { accountId: string; applicationId: string },
): Promise<Removal['closed']> {
  const lines = await linesOf(executor, accountId, applicationId);
  const own = lines.filter(
    (line) =>
      readText(line.text)?.application === applicationId && faultOfHashes(trail.isSealOf, line) === null,
  );
  const numbers = own.map(({ number }) => number);
  await closeLines(executor, accountId, numbers);
  return own;
}

/** Appends the acts of one account behind its last line; answers where its trail ends now. */
async function append(
  trail: TrailWitness,
  executor: Executor,
  accountId: string,
  acts: readonly Act[],
): Promise<TrailEnd> {
  let { number, link } = await lockHead(executor, accountId, startOf(accountId));
  const lines: TrailLine[] = [];
  const write = (text: string, about: Pick<TrailLine, 'eventId' | 'applicationId'>) => {
    const [previous, digest] = [link, digestOf(text)];
    link = linkOf(previous, number, digest);
    const seal = sealOf(trail.seal, { accountId, number }, link);
    lines.push({ accountId, number, ...about, text, digest, previous, link, seal });
  };
  for (const act of acts) {
    number += 1;
    if (act.kind === 'step') {
      const { event, application } = act.step.said;
      const text = stepText({ accountId, number }, act.step, trail.salt());
      write(text, { eventId: event, applicationId: application });
    } else {
      // What this transaction wrote of the application is closed with the rest.
      await insertLines(executor, lines.splice(0));
      const { applicationId } = act.removal;
      const closed = await close(trail, executor, { accountId, applicationId });
      const text = removalText({ accountId, number }, { ...act.removal, closed });
      write(text, { eventId: null, applicationId: null });
    }
  }
  await insertLines(executor, lines);
  await setHead(executor, accountId, { number, link });
  return { number, link };
}

/** Appends what a transaction did, account by account in one order; the ends are noted once it is committed. */
const finish = (trail: TrailWitness) => async (executor: Executor, acts: readonly Act[]) => {
  const ends = new Map<string, TrailEnd>();
  for (const accountId of [...new Set(acts.map((act) => act.accountId))].toSorted()) {
    const own = acts.filter((act) => act.accountId === accountId);
    ends.set(accountId, await append(trail, executor, accountId, own));
  }
  return async () => {
    for (const [accountId, end] of ends) await trail.note(accountId, end);
  };
};

/** Has a line appended for a step that stands in the table, at the end of the transaction; `was` is null for a first step. */
export function chainStep(
  { trail }: Pick<World, 'trail'>,
  event: EventRow,
  { was, is }: { was: About | null; is: About },
): void {
  const step = { said: saidOf(event, is), was: was && standingOf(was), is: standingOf(is) };
  atTheEnd<Act>(trail, { accountId: event.accountId, kind: 'step', step }, finish(trail));
}

/** Writes a step of an application with its line, as the application is after it. Throws outside of a transaction. */
export async function writeEvent(
  world: Pick<World, 'trail'>,
  executor: Executor,
  { was, is }: { was: ApplicationRow | null; is: ApplicationRow },
  step: Pick<EventRow, 'sequence' | 'kind' | 'actor' | 'detail' | 'at'>,
): Promise<void> {
  const { id: applicationId, accountId, state } = is;
  chainStep(world, await insertEvent(executor, { applicationId, accountId, state, ...step }), { was, is });
}

/** Has the lines of a removed application closed, and one appended that says so, at the end of the transaction. */
export const chainRemoval = (
  { trail, clock }: Pick<World, 'trail' | 'clock'>,
  { accountId, applicationId }: { accountId: string; applicationId: string },
): void => {
  const removal = { applicationId, at: clock.now(), actor: 'person' } as const;
  atTheEnd<Act>(trail, { accountId, kind: 'removal', removal }, finish(trail));
};
