import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { refusalOf } from './refusal-words.ts';
import type { Issue } from './refusal-words.ts';

/** Words that only schemas use; what stands in quotes are values somebody can choose. */
const SCHEMA_WORDS =
  /\b(?:expected|received|invalid|schema|undefined|null|NaN|string|object|array|boolean|record|union|enum|literal|regex|pattern|uuid|int|too (?:small|big)|option)\b|[<>]=?|[{}[\]|]|\w_\w|\w\.\w(?!om)|\/\^/i;
const bare = (sentence: string) => sentence.replaceAll(/“[^”]*”/g, '“”').replaceAll(/such as \S+/g, '');

const refused = (schema: z.ZodType, value: unknown): string => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue === undefined ? '' : refusalOf({ ...issue });
};
const only = (schema: z.ZodType, value: unknown) =>
  refused(z.object({ full_name: schema }), { full_name: value });

describe('what a schema finds wrong', () => {
  it.each([
    [z.string(), undefined, 'The full name must be given.'],
    [z.string(), 7, 'The full name must be text.'],
    [z.number(), 'x', 'The full name must be a number.'],
    [z.int(), 1.5, 'The full name must be a whole number.'],
    [z.boolean(), 'x', 'The full name must be yes or no.'],
    [z.array(z.string()), 'x', 'The full name must be a list.'],
    [z.object({}), 'x', 'The full name must be a group of named values.'],
    [z.date(), 'x', 'The full name must be a date.'],
    [z.string().min(1), '', 'The full name must not be empty.'],
    [z.string().min(3), 'x', 'The full name must have at least 3 characters.'],
    [z.string().max(1), 'xx', 'The full name may have at most 1 character.'],
    [z.string().length(6), 'x', 'The full name must have exactly 6 characters.'],
    [z.number().min(5), 1, 'The full name must be at least 5.'],
    [z.number().gt(5), 1, 'The full name must be more than 5.'],
    [z.number().max(5), 9, 'The full name must be at most 5.'],
    [z.number().lt(5), 9, 'The full name must be less than 5.'],
    [z.array(z.string()).min(1), [], 'The full name must have at least one entry.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'The full name may have at most 2 entries.'],
    [z.array(z.string()), ['a', 7], 'Entry 2 of the full name must be text.'],
    [
      z.array(z.object({ end_date: z.string() })),
      [{}],
      'The end date of entry 1 of the full name must be given.',
    ],
    [z.email(), 'x', 'The full name must be an email address, such as name@example.com.'],
    [z.url(), 'x', 'The full name must be a web address, such as https://example.com.'],
    [z.iso.date(), 'x', 'The full name must be a day, such as 2026-05-01.'],
    [z.uuid(), 'x', 'The full name must be in the right form.'],
    [z.string().regex(/^a/), 'x', 'The full name must be in the right form.'],
    [z.number().multipleOf(5), 7, 'The full name must be a multiple of 5.'],
    [z.strictObject({}), { odd_key: 1 }, 'There is no field called “odd key” here; leave it out.'],
    [z.enum(['day', 'week']), 'x', 'The full name must be one of “day” or “week”.'],
    [z.literal('yes'), 'x', 'The full name must be “yes”.'],
    [z.union([z.string(), z.number()]), [], 'The full name must be in a form I can use.'],
    [z.union([z.object({ a_b: z.string() }), z.number()]), { a_b: 1 }, 'The a b must be text.'],
    [
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
      {},
      'The kind must be in a form I can use.',
    ],
    [
      z.record(z.email(), z.string()),
      { x: 'y' },
      'The x must be an email address, such as name@example.com.',
    ],
    [z.map(z.string(), z.number()), new Map([['a', 'x']]), 'The a must be a number.'],
    [z.set(z.string()).min(1), new Set(), 'The full name must have at least one entry.'],
    [z.string().refine(() => false), 'x', 'The full name must be in a form I can use.'],
    [z.string().refine(() => false, 'Tell me your name.'), 'x', 'Tell me your name.'],
  ])('is said in a plain sentence: %#', (schema, value, sentence) => {
    expect(only(schema, value)).toBe(sentence);
  });

  it('is said of the request where there is no field', () => {
    expect(refused(z.object({ a: z.string() }), 'x')).toBe('The request must be a group of named values.');
  });
});

interface Input {
  name: string;
  schema: z.ZodType;
}
const inputs: Input[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const schema = procedure['~orpc'].inputSchema;
  if (schema instanceof z.ZodType) inputs.push({ name: path.join('.'), schema });
});

const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  ' ',
  'x'.repeat(400_000),
  -1,
  0.5,
  1e12,
  true,
  [],
  [null],
  ['', 7],
  Array.from({ length: 3000 }, () => 'x'),
  {},
  { odd_key: 1 },
  [{}],
  [{ odd_key: 1 }],
];

/** Bodies with one odd value each: for the whole, and for every field of the input. */
function oddBodies(schema: z.ZodType): unknown[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [...ODD, ...fields.flatMap((field) => ODD.map((value) => ({ [field]: value })))];
}

describe('every endpoint of the contract', () => {
  it('refuses malformed bodies in one plain sentence without the words of schemas', () => {
    expect(inputs.length).toBeGreaterThan(60);
    const said = inputs.flatMap(({ name, schema }) =>
      oddBodies(schema).flatMap((body) =>
        (schema.safeParse(body).error?.issues ?? []).map((issue): [string, string] => [
          refusalOf({ ...issue } satisfies Issue),
          name,
        ]),
      ),
    );
    expect(said.length).toBeGreaterThan(1000);
    const wrong = [...new Map(said)].filter(
      ([sentence]) => !/^\p{Lu}.*[.?!]$/su.test(sentence) || SCHEMA_WORDS.test(bare(sentence)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a refused request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is answered with that sentence', async () => {
    const { token } = await signUp(app);
    expect(await app.call('POST', '/resume/chat-or-generate', { prompt: 7 }, token)).toMatchObject({
      status: 422,
      body: { detail: 'The prompt must be text.', code: 'invalid_input' },
    });
    expect(await app.call('POST', '/resume/versions', {}, token)).toMatchObject({
      status: 422,
      body: { detail: 'The text of the resume must be given.' },
    });
  });
});
