import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoted } from '#localization/catalogue.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { addJob, aPersonWithTrail, checked, moveJob, trailOf } from '#testing/trail/trail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const numbersOf = async (person: Person) => (await trailOf(app, person)).lines.map(({ number }) => number);
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

describe('a line', () => {
  test('says when, what, by whom, for which posting, and how the application stood before and after', async () => {
    const person = await signUp(app);
    const id = await addJob(app, person, 'Métro Inc.');
    await moveJob(app, person, id, 'Offer');
    const { lines } = await trailOf(app, person);
    expect(JSON.parse(lines[1]?.text ?? '')).toEqual({
      form: 'legwork-trail-1',
      account: person.accountId,
      number: 2,
      kind: 'step',
      event: lines[1]?.eventId,
      application: id,
      step: 2,
      at: '2026-11-16T14:00:00.000Z',
      actor: 'person',
      act: 'moved',
      detail: { code: 'applications-track.statusSet', values: { status: 'Offer' } },
      posting: { company: 'Métro Inc.', title: 'Clerk', url: '' },
      was: { state: 'applied', approved: null, proof: null },
      is: { state: 'offer', approved: null, proof: null },
      salt: expect.stringMatching(/^[\w-]{16}$/),
    });
  });

  test('is appended by its transaction or not at all, and nothing is noted of one that fails', async () => {
    const { person, ids } = await aPersonWithTrail(app);
    const ends = await app.world.trail.ends(person.accountId);
    const failing = app.world.database.transaction(async (transaction) => {
      const row = await lockApplication(transaction, ids[0] ?? '');
      if (!row) throw new Error('It is gone.');
      await noteApplication(app.world, transaction, {
        row,
        actor: 'agent',
        kind: 'noted',
        detail: quoted('Once.'),
      });
      throw new Error('The transaction failed.');
    });
    await expect(failing).rejects.toThrow('The transaction failed.');
    expect(await numbersOf(person)).toEqual(upTo(6));
    expect(await app.world.trail.ends(person.accountId)).toEqual(ends);
    expect((await checked(app, person)).broken).toBeNull();
  });

  test('stands behind the one before it when many are appended at once, also by transactions that move several', async () => {
    const person = await signUp(app);
    const jobs = await Promise.all(upTo(6).map((job) => addJob(app, person, `Employer ${job}`)));
    const inBoth = (one: number, other: number) =>
      app.world.database.transaction(async (transaction) => {
        for (const index of [one, other]) {
          const row = await lockApplication(transaction, jobs[index] ?? '');
          if (!row) throw new Error('It is gone.');
          await noteApplication(app.world, transaction, {
            row,
            actor: 'agent',
            kind: 'noted',
            detail: quoted('-'),
          });
        }
      });
    await Promise.all([
      inBoth(0, 1),
      inBoth(1, 2),
      inBoth(0, 2),
      inBoth(3, 4),
      ...[2, 4, 5].map((index) => moveJob(app, person, jobs[index] ?? '', 'Offer')),
    ]);
    expect(await numbersOf(person)).toEqual(upTo(6 + 8 + 3));
    expect(await checked(app, person)).toEqual({ lines: 17, behind: 0, broken: null });
  });

  test('of what was done outside of a transaction there is none, nor is it done', async () => {
    const { person, ids } = await aPersonWithTrail(app);
    const row = await lockApplication(app.world.database, ids[0] ?? '');
    if (!row) throw new Error('It is gone.');
    const { database } = app.world;
    const outside = noteApplication(app.world, database, {
      row,
      actor: 'agent',
      kind: 'noted',
      detail: quoted('-'),
    });
    await expect(outside).rejects.toThrow('Only a transaction has an end');
    expect(await numbersOf(person)).toEqual(upTo(6));
  });
});
