import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginTrail } from '#server/features/career/applications/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { addJob, aPersonWithTrail, bySql, checked, moveJob, trailOf } from '#testing/trail/trail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a job that its person deletes', () => {
  test('leaves its id, the hash of what was removed, when and by whom, and the trail closes over it', async () => {
    const { person, ids } = await aPersonWithTrail(app);
    const before = (await trailOf(app, person)).lines;
    app.clock.advance(1_000);
    await app.call('DELETE', `/job-tracker/${ids[1]}`, undefined, person.token);
    expect(await checked(app, person)).toEqual({ lines: 7, behind: 0, broken: null });
    const { lines } = await trailOf(app, person);
    expect(JSON.parse(lines[6]?.text ?? '')).toMatchObject({
      kind: 'removal',
      application: ids[1],
      at: app.clock.now().toISOString(),
      actor: 'person',
      lines: [2, 5],
      removed: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(lines.slice(0, 6).map(({ text, eventId }) => text === null && eventId === null)).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(lines.map(({ link }) => link).slice(0, 6)).toEqual(before.map(({ link }) => link));
    expect(JSON.stringify(lines)).not.toContain('Métro');
    await moveJob(app, person, ids[0] ?? '', 'Rejected');
    expect(await checked(app, person)).toEqual({ lines: 8, behind: 0, broken: null });
  });

  test('takes nothing with it that was made to look like its own', async () => {
    const { person, ids } = await aPersonWithTrail(app);
    await bySql(
      app,
      `update trail_lines set application_id = '${ids[1]}' where account_id = '${person.accountId}' and number = 3`,
    );
    await app.call('DELETE', `/job-tracker/${ids[1]}`, undefined, person.token);
    await bySql(app, `delete from application_events where application_id = '${ids[2]}' and sequence = 1`);
    expect((await checked(app, person)).broken).toMatchObject({ number: 3, fault: 'missing' });
  });
});

describe('what was done before there were trails', () => {
  test('is taken into them once, in the order of each account; what is put in later is not', async () => {
    const [one, two] = [await aPersonWithTrail(app), await aPersonWithTrail(app)];
    for (const { person } of [one, two]) {
      const own = `where account_id = '${person.accountId}'`;
      await bySql(app, `delete from trail_lines ${own}`);
      await bySql(app, `delete from trail_heads ${own}`);
      await app.world.trail.forget(person.accountId);
      expect((await checked(app, person)).broken).toMatchObject({ fault: 'added' });
    }
    await beginTrail(app.world);
    for (const { person } of [one, two])
      expect(await checked(app, person)).toEqual({ lines: 6, behind: 0, broken: null });
    await moveJob(app, one.person, one.ids[0] ?? '', 'Offer');
    expect(await checked(app, one.person)).toEqual({ lines: 7, behind: 0, broken: null });
    const late = await signUp(app);
    const id = await addJob(app, late, 'Harbour Freight');
    await bySql(app, `delete from trail_lines where account_id = '${late.accountId}'`);
    await bySql(app, `delete from trail_heads where account_id = '${late.accountId}'`);
    await app.world.trail.forget(late.accountId);
    await beginTrail(app.world);
    expect((await checked(app, late)).broken).toEqual({ number: null, application_id: id, fault: 'added' });
  });
});
