import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import { keptFile, stagedFile, stepOfImport } from '#testing/imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HEADER = 'Ticket,Date,Item,Qty,Net sales,TPS,TVQ,Total';
const JUNE = [
  'A1,2026-06-01,Tourtière,1,10.00,0.50,1.00,11.50',
  'A2,2026-06-01,Tuque,2,40.00,2.00,3.99,45.99',
  'A3,2026-06-02,Tuque,1,20.00,1.00,2.00,23.00',
  'A4,2026-06-02,Lait,1,5.00,0.00,0.00,5.00',
  'A5,2026-06-03,Tuque,-1,-20.00,-1.00,-2.00,-23.00',
];
const file = (lines: readonly string[]) => `${[HEADER, ...lines].join('\n')}\n`;

it('reads a file as the last one with the same columns was read, so that what both have is there once', async () => {
  const owner = await signUpOwner(app);
  await keptFile(app, owner, file(JUNE.slice(0, 3)));
  const id = await keptFile(app, owner, file(JUNE));
  const { body } = await app.call('GET', `/business/imports/${id}`, undefined, owner.token);
  expect([body.summary.kind, body.summary.known_lines, body.summary.new_lines]).toEqual(['sale_lines', 3, 2]);
});

const OPEN = 'Date,Item,Qty,Net sales\n03/04/2026,Rye,1,9.00\n05/06/2026,Bun,2,4.00\n07/08/2026,Tea,1,3.00\n';
const monthFirst = { kind: null, columns: {}, date_order: 'month_first', left_out_places: null };

it('remembers how dates were read for a file that stays, shows it, and forgets it with one that is taken out', async () => {
  const owner = await signUpOwner(app);
  const first = await stagedFile(app, owner, OPEN);
  expect(first.summary.questions).toMatchObject([{ about: 'date_order' }]);
  await app.call('PUT', `/business/imports/${first.id}/mapping`, monthFirst, owner.token);
  await app.drain();
  await stepOfImport(app, owner, first.id, 'commit');
  const again = await stagedFile(app, owner, OPEN);
  expect([again.answers.date_order, again.summary.questions]).toEqual(['month_first', []]);
  await stepOfImport(app, owner, first.id, 'undo');
  const anew = await stagedFile(app, owner, OPEN);
  expect([anew.answers.date_order, anew.summary.questions.length]).toEqual([null, 1]);
});
