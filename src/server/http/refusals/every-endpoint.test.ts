import { traverseContractProcedures } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { messageOf } from '#contract/refusal.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import { say } from '#localization/catalogue.ts';
import type { Issue } from './field.ts';
import { refusalOf } from './sentence.ts';

/** Words that only schemas use; what stands in quotes are values somebody can choose. */
const SCHEMA_WORDS =
  /\b(?:expected|received|invalid|schema|undefined|null|NaN|string|object|array|boolean|record|union|enum|literal|regex|pattern|uuid|int|too (?:small|big)|option)\b|[<>]=?|[{}[\]|]|\w_\w|\w\.\w(?!om)|\/\^/i;
const bare = (sentence: string) => sentence.replaceAll(/“[^”]*”/g, '“”').replaceAll(/such as \S+/g, '');

const reader = { locale: 'en' } as const;

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

/** What the schemas of all endpoints find wrong with odd bodies, by the endpoint's name. */
const found = () =>
  inputs.flatMap(({ name, schema }) =>
    oddBodies(schema).flatMap((body) =>
      (schema.safeParse(body).error?.issues ?? []).map((issue): [Issue, string] => [{ ...issue }, name]),
    ),
  );
const isSentence = (words: string) => /^(?:\p{Lu}|“).*[.?!]$/su.test(words);

describe('every endpoint of the contract', () => {
  it('refuses malformed bodies in one plain sentence without the words of schemas', () => {
    expect(inputs.length).toBeGreaterThan(60);
    const said = found().map(([issue, name]): [string, string] => [say(refusalOf(issue), reader), name]);
    expect(said.length).toBeGreaterThan(1000);
    const wrong = [...new Map(said)].filter(
      ([sentence]) => !isSentence(sentence) || SCHEMA_WORDS.test(bare(sentence)),
    );
    expect(wrong).toEqual([]);
  });

  it('brings what it says itself as a message, to be said in the language of its reader', () => {
    expect(found().filter(([{ message }]) => messageOf(message) !== null).length).toBeGreaterThan(100);
    expect(found().filter(([{ message }]) => isSentence(message))).toEqual([]);
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
      body: { detail: '“Prompt” must be text.', code: 'invalid_input' },
    });
    expect(await app.call('POST', '/resume/versions', {}, token)).toMatchObject({
      status: 422,
      body: { detail: '“Resume” is required.' },
    });
  });
});
