import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  fetchJson,
  filledForm,
  findPlainPosting,
  openTestWorld,
  send,
  type TestWorld,
} from '#practice/testing.ts';
import type { Dialect } from '#practice/world/types.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control.reset());

const plain = (dialect: Dialect) => findPlainPosting(world, dialect);
const kinds = async () => (await world.control.ledger()).map(({ kind }) => kind);

test('an opaque board takes a second application as a second one and marks it', async () => {
  const posting = await plain('greenhouse');
  await send(world, posting);
  const second = await send(world, posting);
  expect(second.status).toBe(303);
  const [first, again] = await world.control.ledger();
  expect(again).toMatchObject({ kind: 'accepted', duplicateOf: first?.receipt });
});

test('a lookup board says what it has, and marks a second application', async () => {
  const posting = await plain('lever');
  const look = (email: string) =>
    fetchJson<object[]>(
      `${world.origin}/lever/${posting.company}/applications?email=${encodeURIComponent(email)}`,
    );
  expect(await look('ada@example.org')).toEqual([]);
  await send(world, posting);
  const second = await send(world, posting);
  const page = await (await fetch(new URL(second.headers.get('location') ?? '', world.origin))).text();
  expect(page).toContain('You have already applied to this job');
  const [first, again] = await world.control.ledger();
  expect(again).toMatchObject({ kind: 'accepted', duplicateOf: first?.receipt });
  const found = await look('ADA@example.org');
  expect(found).toHaveLength(2);
  expect(found[0]).toEqual({ postingId: posting.id, receipt: first?.receipt, at: first?.at });
});

test('a keyed board takes one key once and answers the repetition alike', async () => {
  const posting = await plain('ashby');
  const key = '3f2b8c1e-1111-4222-8333-444455556666';
  expect(await (await fetch(`${posting.formUrl}?submission=${key}`)).text()).toContain(`value="${key}"`);
  const form = () => filledForm(posting, { submissionId: key });
  const first = await send(world, posting, form());
  const again = await send(world, posting, form());
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  expect(await kinds()).toEqual(['opened', 'accepted', 'replayed']);
  const other = await send(world, posting);
  expect(other.status).toBe(409);
  expect(await other.text()).toContain('You have already applied to this job');
  expect(await kinds()).toEqual(['opened', 'accepted', 'replayed', 'duplicate']);
});
