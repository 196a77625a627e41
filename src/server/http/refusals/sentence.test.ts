import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text as contract } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';
import { say } from '#localization/catalogue.ts';
import { refusalOf } from './sentence.ts';

const reader = { locale: 'en' } as const;

const refused = (schema: z.ZodType, value: unknown): string => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue === undefined ? '' : say(refusalOf({ ...issue }), reader);
};
const only = (schema: z.ZodType, value: unknown) =>
  refused(z.object({ full_name: schema }), { full_name: value });

describe('what a schema finds wrong', () => {
  it.each([
    [z.string(), undefined, '“Full name” is required.'],
    [z.string(), 7, '“Full name” must be text.'],
    [z.number(), 'x', '“Full name” must be a number.'],
    [z.int(), 1.5, '“Full name” must be a whole number.'],
    [z.boolean(), 'x', '“Full name” must be yes or no.'],
    [z.array(z.string()), 'x', '“Full name” must be a list.'],
    [z.object({}), 'x', '“Full name” has the wrong format.'],
    [z.date(), 'x', '“Full name” must be a date.'],
    [z.string().min(1), '', '“Full name” can’t be empty.'],
    [z.string().min(3), 'x', '“Full name” must have at least 3 characters.'],
    [z.string().max(1), 'xx', '“Full name” can have at most 1 character.'],
    [z.string().length(6), 'x', '“Full name” must have exactly 6 characters.'],
    [z.number().min(5), 1, '“Full name” must be at least 5.'],
    [z.number().gt(5), 1, '“Full name” must be more than 5.'],
    [z.number().max(5), 9, '“Full name” must be at most 5.'],
    [z.number().lt(5), 9, '“Full name” must be less than 5.'],
    [z.array(z.string()).min(1), [], '“Full name” must have at least one entry.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], '“Full name” can have at most 2 entries.'],
    [z.array(z.string()), ['a', 7], '“Full name” must be text. See entry 2.'],
    [
      z.array(z.object({ end_date: z.string() })),
      [{}],
      '“end_date” is required. See entry 1 of “Full name”.',
    ],
    [z.email(), 'x', '“Full name” must be an email address, such as name@example.com.'],
    [z.url(), 'x', '“Full name” must be a web address, such as https://example.com.'],
    [z.iso.date(), 'x', '“Full name” must be a date, such as 2026-05-01.'],
    [z.uuid(), 'x', '“Full name” must be in the right format.'],
    [z.string().regex(/^a/), 'x', '“Full name” must be in the right format.'],
    [z.number().multipleOf(5), 7, '“Full name” must be a multiple of 5.'],
    [z.strictObject({}), { odd_key: 1 }, 'There’s no field called “odd_key” here. Remove it.'],
    [z.enum(['day', 'week']), 'x', '“Full name” must be one of “day” or “week”.'],
    [z.literal('yes'), 'x', '“Full name” must be “yes”.'],
    [z.union([z.string(), z.number()]), [], '“Full name” isn’t valid. Check it and try again.'],
    [z.union([z.object({ a_b: z.string() }), z.number()]), { a_b: 1 }, '“a_b” must be text.'],
    [
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
      {},
      '“kind” isn’t valid. Check it and try again.',
    ],
    [z.record(z.email(), z.string()), { x: 'y' }, '“x” must be an email address, such as name@example.com.'],
    [z.map(z.string(), z.number()), new Map([['a', 'x']]), '“a” must be a number.'],
    [z.set(z.string()).min(1), new Set(), '“Full name” must have at least one entry.'],
    [z.string().refine(() => false), 'x', '“Full name” isn’t valid. Check it and try again.'],
    [
      z.string().refine(() => false, refusal(contract.message('fullNameMissing'))),
      'x',
      'Enter your full name.',
    ],
    [z.union([z.int(), z.iso.date(refusal(contract.message('timeZoneWrong')))]), 'x', 'Choose a time zone.'],
  ])('is said in a plain sentence: %#', (schema, value, sentence) => {
    expect(only(schema, value)).toBe(sentence);
  });

  it('is said of the request where there is no field', () => {
    expect(refused(z.object({ a: z.string() }), 'x')).toBe('The request has the wrong format.');
  });
});
