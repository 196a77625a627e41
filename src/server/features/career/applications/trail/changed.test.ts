import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { addJob, aPersonWithTrail, bySql, checked, recompute } from '#testing/trail/trail.ts';

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

const setToRejected = (text: string) => text.replace('"status":"Interviewing"', '"status":"Rejected"');

describe('who can write any SQL cannot, unseen,', () => {
  test.each([
    ['kind', "'offer'"],
    ['detail', `'{"code": "quoted.text", "values": {"text": "You never applied."}}'`],
    ['actor', "'employer'"],
    ['state', "'offer'"],
    ['at', "at + interval '1 millisecond'"],
    ['sequence', '77'],
    ['application_id', '(select id from applications where id <> application_id limit 1), sequence = 8'],
  ])('change the %s of a step', async (column, value) => {
    await bySql(app, `update application_events set ${column} = ${value} where id = ${eventOf(2)}`);
    expect(await broken()).toEqual([2, 'changed']);
  });

  test.each([
    ['text', "replace(text, 'person', 'agent')"],
    ['digest', "'x'"],
    ['previous', "'x'"],
    ['link', "'x'"],
  ])('change the %s of a line', async (column, value) => {
    await bySql(app, `update trail_lines set ${column} = ${value} where ${ofLine(3)}`);
    expect(await broken()).toEqual([3, 'changed']);
  });

  test('change where an application stands, which posting it is for or what was approved', async () => {
    const application = `where id = '${ids[1]}'`;
    for (const [change, back] of [
      [
        `posting = jsonb_set(posting, '{company}', '"Another"')`,
        `posting = jsonb_set(posting, '{company}', '"Métro Inc."')`,
      ],
      [`approved_hash = 'x'`, `approved_hash = null`],
      [`evidence = '{"receipt": "R-1"}'`, `evidence = null`],
      [`state = 'offer'`, `state = 'interviewing'`],
    ]) {
      await bySql(app, `update applications set ${change} ${application}`);
      expect((await broken())?.[1], change).toBe('changed');
      await bySql(app, `update applications set ${back} ${application}`);
      expect(await broken()).toBeNull();
    }
  });

  const noKey: [string, ((text: string) => string) | undefined][] = [
    ['without a key', undefined],
    ['with another key', (text) => createHmac('sha256', 'another').update(text).digest('base64url')],
  ];
  test.each(noKey)('write the trail anew %s', async (_how, seal) => {
    await bySql(
      app,
      `update application_events set detail = jsonb_set(detail, '{values,status}', '"Rejected"') where id = ${eventOf(4)}`,
    );
    await recompute(app, person, 4, setToRejected, seal);
    expect(await broken()).toEqual([4, 'forged']);
  });

  test('put a step in', async () => {
    await bySql(
      app,
      `insert into application_events (application_id, account_id, sequence, kind, state, actor, detail, at)
        values ('${ids[0]}', '${person.accountId}', 9, 'moved', 'interviewing', 'person', '{"code": "quoted.text", "values": {"text": "You said so."}}', now())`,
    );
    expect(await checked(app, person)).toMatchObject({
      broken: { number: null, application_id: ids[0], fault: 'added' },
    });
  });

  test('pass a line of theirs off as what a deletion left', async () => {
    await bySql(app, `update trail_lines set text = null, event_id = null where ${ofLine(2)}`);
    expect(await broken()).toEqual([2, 'missing']);
  });

  test("take another person's lines for theirs", async () => {
    const other = await signUp(app);
    await addJob(app, other, 'Elsewhere');
    await bySql(app, `delete from trail_lines where account_id = '${other.accountId}'`);
    await bySql(
      app,
      `insert into trail_lines select '${other.accountId}', number, gen_random_uuid(), application_id, text, digest, previous, link, seal
        from trail_lines where ${ofLine(1)}`,
    );
    expect((await checked(app, other)).broken).toMatchObject({ number: 1, fault: 'changed' });
  });
});
