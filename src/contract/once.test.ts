import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';
import { WRITES } from './once.ts';

/** What opens something, by the names that answers give it. */
const OPENS = /^(access_token|.*password|.*secret|challenge|state)$/;
/** The calendar's secret lies in an address. */
const OPENS_TOO = ['agenda.openFeed'];

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...namesIn(value),
  ]);
}

const writes = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([name, procedure]) => {
    if (!isContractProcedure(procedure)) return [];
    const { route, meta, outputSchema } = procedure['~orpc'];
    const names =
      outputSchema instanceof z.ZodType
        ? namesIn(z.toJSONSchema(outputSchema, { unrepresentable: 'any' }))
        : [];
    return WRITES.includes(route.method ?? 'POST') ? [{ name: `${group}.${name}`, once: meta, names }] : [];
  }),
);

/** Where something stands, or where somebody lives: they open nothing. */
const HARMLESS = /^(applications|privacy|answers|imports)\./;

test('no answer that opens something is kept under an idempotency key', () => {
  const opening = writes.filter(
    ({ name, names }) =>
      !HARMLESS.test(name) && (OPENS_TOO.includes(name) || names.some((field) => OPENS.test(field))),
  );
  expect(opening.length).toBeGreaterThan(9);
  expect(opening.filter(({ once }) => !('once' in once)).map(({ name }) => name)).toEqual([]);
});
