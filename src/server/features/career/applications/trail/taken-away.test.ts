import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/people.ts';
import { aPersonWithTrail, bySql, checked, moveJob, trailOf } from '#testing/trail/trail.ts';

let app: TestApp;
let person: Person;
let ids: string[];
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ person, ids } = await aPersonWithTrail(app));
  expect(await checked(app, person)).toEqual({ lines: 6, behind: 0, broken: null });
});

const ofLine = (number: number) => `account_id = '${person.accountId}' and number = ${number}`;
const eventOf = (number: number) => `(select event_id from trail_lines where ${ofLine(number)})`;
const broken = async () => {
  const { broken: found } = await checked(app, person);
  return found && [found.number, found.fault];
};
const deleteLast = async () => {
  await bySql(app, `delete from application_events where id = ${eventOf(6)}`);
  await bySql(app, `delete from trail_lines where ${ofLine(6)}`);
};
const rollHeadBack = () =>
  bySql(
    app,
    `update trail_heads set number = 5, link = (select link from trail_lines where ${ofLine(5)})
      where account_id = '${person.accountId}'`,
  );

const notes = () => join(app.config.dataDir, 'trail', person.accountId);

describe('who can write any SQL cannot, unseen,', () => {
  test('take a step away from the middle, with its line or without', async () => {
    const event = (await trailOf(app, person)).lines[2]?.eventId;
    await bySql(app, `delete from application_events where id = '${event}'`);
    expect(await broken()).toEqual([3, 'missing']);
    await bySql(app, `delete from trail_lines where ${ofLine(3)}`);
    expect(await broken()).toEqual([3, 'missing']);
  });

  test('take the last away', async () => {
    await deleteLast();
    expect(await broken()).toEqual([6, 'last_missing']);
  });

  test('take the last away and roll the head back to an older, genuine one; nor when the trail goes on from there', async () => {
    await deleteLast();
    await rollHeadBack();
    // The application is put back as it was, too.
    await bySql(app, `update applications set state = 'applied', version = 1 where id = '${ids[2]}'`);
    expect(await broken()).toEqual([6, 'last_missing']);
    await moveJob(app, person, ids[2] ?? '', 'Rejected');
    expect((await trailOf(app, person)).lines).toHaveLength(6);
    expect(await broken()).toEqual([6, 'replaced']);
  });

  test('take the whole trail away', async () => {
    for (const table of ['applications', 'trail_lines', 'trail_heads'])
      await bySql(app, `delete from ${table} where account_id = '${person.accountId}'`);
    expect(await broken()).toEqual([1, 'last_missing']);
  });

  test('move the head on or aside', async () => {
    await bySql(app, `update trail_heads set number = 9 where account_id = '${person.accountId}'`);
    expect(await broken()).toEqual([7, 'last_missing']);
    await bySql(
      app,
      `update trail_heads set number = 6, link = 'x' where account_id = '${person.accountId}'`,
    );
    expect(await broken()).toEqual([6, 'head']);
    await rollHeadBack();
    expect(await broken()).toEqual([6, 'head']);
  });
});

describe('what is noted outside the database', () => {
  test('may lag, as after a crash between commit and note, and catches up with the next step', async () => {
    const aside = `${notes()}.aside`;
    await rename(notes(), aside);
    expect(await checked(app, person)).toEqual({ lines: 6, behind: 6, broken: null });
    await moveJob(app, person, ids[0] ?? '', 'Offer');
    expect(await checked(app, person)).toEqual({ lines: 7, behind: 0, broken: null });
    await rm(aside);
  });
});
