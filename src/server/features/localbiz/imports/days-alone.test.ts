import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { bringFile, stepOfImport } from '#testing/imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const BOOK = [
  'Day,Item,Quantity,Net sales',
  '2,Rye loaf,1,7.50',
  '3,Knot,2,8.00',
  '3,Rye loaf,1,7.50',
  '9,Tea,1,5.00',
].join('\n');

async function bring(owner: Member, name: string) {
  const { body } = await bringFile(app, owner, BOOK, name);
  await app.drain();
  return read(owner, `/business/imports/${body.id}`);
}
const read = async (owner: Member, path: string) =>
  (await app.call('GET', path, undefined, owner.token)).body;
const say = async (owner: Member, file: { id: string; answers: object }, month: string) => {
  const said = { ...file.answers, month };
  const reply = await app.call('PUT', `/business/imports/${file.id}/mapping`, said, owner.token);
  await app.drain();
  return { status: reply.status, file: await read(owner, `/business/imports/${file.id}`) };
};

describe('a file whose days are numbers alone', () => {
  it('asks of which month they are, keeps nothing before, and is in the sales of that month then', async () => {
    const owner = await signUpOwner(app);
    const file = await bring(owner, 'book.csv');
    expect(file.state).toBe('staged');
    expect(file.summary).toMatchObject({
      questions: [{ about: 'month', header: 'Day', rows: 4, months: 1 }],
      new_lines: 0,
      left_out: [],
      second_yes: false,
    });
    const early = await app.call('POST', `/business/imports/${file.id}/commit`, {}, owner.token);
    expect(early.status).toBe(409);
    expect((await say(owner, file, '2026-13')).status).toBe(422);
    const { file: said } = await say(owner, file, '2026-03');
    expect(said.summary).toMatchObject({ questions: [], new_lines: 4 });
    expect([said.first_day, said.last_day]).toEqual(['2026-03-02', '2026-03-09']);
    await stepOfImport(app, owner, file.id, 'commit');
    const sales = await read(owner, '/store/sales?by=day&from=2026-03-01&to=2026-03-31');
    expect(sales.totals.net).toBe(2800);
    // The next file of the same columns is of another month.
    const next = await bring(owner, 'book again.csv');
    expect(next.summary.questions).toMatchObject([{ about: 'month' }]);
    expect(next.answers.month).toBeNull();
  });

  it('asks nothing where its name says the month', async () => {
    const owner = await signUpOwner(app);
    const file = await bring(owner, 'March 2026.csv');
    expect(file.summary).toMatchObject({ questions: [], new_lines: 4 });
    expect(file.first_day).toBe('2026-03-02');
  });
});
