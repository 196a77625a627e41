import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { pretendProvider } from '#testing/models/index.ts';
import type { Behaviour, PretendedProvider, Script } from '#testing/models/index.ts';
import type { Dialect } from '#testing/models/dialects.ts';
import type { ModelSettings } from '#server/settings/model-settings.ts';
import type { ModelQuestion } from './model.ts';
import { writerLlm } from './writer.ts';

let provider: PretendedProvider;
const { log, entries } = recordingLog();
beforeAll(async () => {
  provider = await pretendProvider(() => ({ json: { lines: [] } }));
});
beforeEach(() => {
  provider.asked.length = 0;
  entries.length = 0;
});
afterAll(() => provider.close());

const DIALECTS: Dialect[] = ['openai', 'ollama', 'anthropic'];
const GOOD = { lines: ['Ran payroll'] };
const question = (more: Partial<ModelQuestion<unknown>> = {}) => ({
  instructions: 'Word the lines.',
  material: { posting: 'We need a clerk.' },
  answer: z.object({ lines: z.array(z.string()) }),
  mostTokens: 300,
  allowance: 100_000,
  ...more,
});

/** Asks a provider that does this; one behaviour after the other, the last one again and again. */
function ask(
  dialect: Dialect,
  behaviours: Behaviour[],
  more: {
    settings?: Partial<ModelSettings>;
    question?: Partial<ModelQuestion<unknown>>;
    retries?: number;
    to?: PretendedProvider;
  } = {},
) {
  const left = [...behaviours];
  const script: Script = () => (left.length > 1 ? left.shift() : left[0]) ?? { status: 500 };
  const to = more.to ?? provider;
  to.behaves(script);
  const about = { provider: dialect, name: 'Test', model: 'test-model', host: 'test' };
  const model = writerLlm(to.settings(dialect, more.settings), {
    about,
    log,
    retries: more.retries ?? 2,
  });
  return model.ask(question(more.question));
}

describe.each(DIALECTS)('a model in the dialect of %s', (dialect) => {
  it('answers in the asked shape, and says what it took', async () => {
    expect(await ask(dialect, [{ json: GOOD }])).toEqual({
      kind: 'answered',
      answer: GOOD,
      tokens: { input: 200, output: 50 },
    });
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]?.instructions).toMatch(/^Word the lines\.[^]*"lines"/);
    expect(provider.asked[0]?.material).toEqual({ posting: 'We need a clerk.' });
    expect(entries).toEqual([]);
  });

  it('is tried again when it is overloaded, after the time it asks for', async () => {
    const busy = { status: dialect === 'anthropic' ? 529 : 503, headers: { 'retry-after-ms': '5' } };
    const limited = { status: 429, headers: { 'retry-after-ms': '5' } };
    expect(await ask(dialect, [busy, limited, { json: GOOD }])).toMatchObject({ kind: 'answered' });
    expect(provider.asked).toHaveLength(3);
  });

  it('is asked again for what is no such object, twice at most, and all of it counts', async () => {
    const odd = { text: 'Of course! Here are the lines you wanted.' };
    const mended = await ask(dialect, [odd, { json: GOOD }]);
    expect(mended).toEqual({ kind: 'answered', answer: GOOD, tokens: { input: 400, output: 100 } });
    expect(provider.asked[1]?.roles).toEqual(['user', 'assistant', 'user']);
    provider.asked.length = 0;
    const wrong = await ask(dialect, [{ json: { lines: [1] } }]);
    expect(wrong).toEqual({ kind: 'failed', why: 'unreadable', tokens: { input: 600, output: 150 } });
    expect(provider.asked).toHaveLength(3);
  });

  it.each([
    ['busy', { status: 429, headers: { 'retry-after-ms': '1' } }],
    ['unreachable', { status: 500, headers: { 'retry-after-ms': '1' } }],
    ['rejected', { status: 401 }],
    ['rejected', { status: 404, message: 'model "test-model" not found' }],
    ['unreadable', { cutOff: '{"lines":["Ran pay' }],
    ['unreadable', { raw: '<!doctype html><title>Welcome</title>', contentType: 'text/html' }],
    ['unreadable', { raw: '{"lines":', contentType: 'application/json' }],
    ['unreadable', { raw: 'data: {}\n\n', contentType: 'text/event-stream' }],
  ] as const)('has %s as the reason for %j', async (why, behaviour) => {
    expect(await ask(dialect, [behaviour])).toMatchObject({ kind: 'failed', why });
    expect(entries).toMatchObject([{ level: 'warn', event: 'model_failed', fields: { why } }]);
    expect(JSON.stringify(entries)).not.toContain('clerk');
  });

  it('hangs up in the middle, and that is no answer', async () => {
    expect(await ask(dialect, [{ hangsUp: true }], { retries: 0 })).toMatchObject({ kind: 'failed' });
  });

  it('is not waited for beyond the time, nor after the person cancelled', async () => {
    // Of its own: what was given up on may arrive there at any time.
    const to = await pretendProvider(() => ({ status: 500 }));
    const slow = { afterMs: 5000, said: { json: GOOD } };
    expect(await ask(dialect, [slow], { to, settings: { timeoutSeconds: 0.05 } })).toMatchObject({
      why: 'slow',
    });
    expect(await ask(dialect, [slow], { to, question: { signal: AbortSignal.timeout(30) } })).toMatchObject({
      why: 'cancelled',
    });
    await to.close();
  });

  it('is never followed to another address', async () => {
    const other = await pretendProvider(() => ({ json: GOOD }));
    const location = `${other.origin}/v1/chat/completions`;
    const moved = { status: 307, headers: { location } };
    expect(await ask(dialect, [moved])).toMatchObject({ kind: 'failed', why: 'rejected' });
    expect(other.asked).toEqual([]);
    await other.close();
  });
});

describe('a model', () => {
  it.each(['openai', 'anthropic'] as const)('of %s may decline, and is not asked again', async (dialect) => {
    expect(await ask(dialect, [{ declines: 'I cannot help with that.' }])).toMatchObject({ why: 'declined' });
    expect(provider.asked).toHaveLength(1);
  });

  it('that nobody runs is unreachable', async () => {
    const settings = { baseUrl: 'http://127.0.0.1:9/v1' };
    expect(await ask('ollama', [], { settings, retries: 0 })).toEqual({
      kind: 'failed',
      why: 'unreachable',
      tokens: { input: 0, output: 0 },
    });
  });

  it('may think aloud and put its answer into a block', async () => {
    const text = '<think>{ maybe }</think>Here it is:\n```json\n{"lines":["Ran payroll"]}\n```';
    expect(await ask('ollama', [{ text }])).toMatchObject({ kind: 'answered', answer: GOOD });
  });

  it('whose server takes no schema is asked without one from then on', async () => {
    const left: Behaviour[] = [{ status: 400, message: 'response_format is not supported' }];
    provider.behaves(() => left.shift() ?? { json: GOOD });
    const about = { provider: 'openai', name: 'Test', model: 'm', host: 'test' } as const;
    const model = writerLlm(provider.settings(), { about, log });
    expect(await model.ask(question())).toMatchObject({ kind: 'answered' });
    expect(await model.ask(question())).toMatchObject({ kind: 'answered' });
    const formats = provider.asked.map(({ body }) => /"response_format":\{"type":"(\w+)"/.exec(body)?.[1]);
    expect(formats).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  it('without end is cut off', async () => {
    const raw = `{"choices":"${'x'.repeat(3_000_000)}"}`;
    expect(await ask('openai', [{ raw, contentType: 'application/json' }], { retries: 0 })).toMatchObject({
      kind: 'failed',
    });
  });

  it('is not asked again when that would break the budget', async () => {
    await ask('openai', [{ text: 'no' }], { question: { allowance: 700 } });
    expect(provider.asked).toHaveLength(1);
  });

  it('gets the key, and neither the log nor the reply does', async () => {
    const reply = await ask('openai', [{ status: 401, message: 'Wrong key sk-test' }]);
    expect(provider.asked[0]?.headers.authorization).toBe('Bearer sk-test');
    expect(JSON.stringify([reply, entries])).not.toContain('sk-test');
  });
});
