import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import { keptFile } from '#testing/imports.ts';

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
