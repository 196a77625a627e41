import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { pretendProvider } from '#testing/models/index.ts';
import type { PretendedProvider } from '#testing/models/index.ts';
import { signUp } from '#testing/people.ts';
import { askModel } from './index.ts';
import { text } from './messages.ts';

let provider: PretendedProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await pretendProvider(() => ({ json: { lines: ['Ran payroll'] } }));
  app = await createTestApp({ config: { model: provider.settings('anthropic', { tokensPerMonth: 6000 }) } });
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.behaves(() => ({ json: { lines: ['Ran payroll'] } }));
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const host = () => new URL(provider.origin).host;
const agree = (token: string, agreed = true, to = host()) =>
  app.call('PUT', '/language-model/agreement', { agreed, host: to }, token);
const read = async (token: string) => (await app.call('GET', '/language-model', undefined, token)).body;
const ask = (accountId: string, line: string) =>
  askModel(app.world, {
    accountId,
    purpose: 'resume',
    question: {
      instructions: 'Word the lines.',
      material: { line },
      answer: z.object({ lines: z.array(z.string()) }),
      mostTokens: 300,
    },
  });
async function personWhoAgreed() {
  const person = await signUp(app);
  await agree(person.token);
  return person;
}

describe('a person’s say over the language model', () => {
  it('begins with no: nothing is asked before they agree, and again after they take it back', async () => {
    const { token, accountId } = await signUp(app);
    expect(await read(token)).toEqual({
      model: { provider: 'Anthropic', name: 'test-model', host: host() },
      agreed_at: null,
      used: { calls: 0, tokens: 0, cost: null },
      tokens_per_month: 6000,
      rests_until: null,
    });
    expect(await ask(accountId, 'a')).toEqual({ kind: 'none' });
    expect((await agree(token)).body.agreed_at).toBe('2026-11-16T14:00:00.000Z');
    expect(await ask(accountId, 'a')).toMatchObject({ kind: 'answered', by: 'test-model (Anthropic)' });
    expect((await agree(token, false)).body.agreed_at).toBeNull();
    expect(await ask(accountId, 'b')).toEqual({ kind: 'none' });
    expect(provider.asked).toHaveLength(1);
  });

  it('is to the provider they read of, and to no other', async () => {
    const { token, accountId } = await signUp(app);
    expect(await agree(token, true, 'elsewhere.example')).toMatchObject({
      status: 409,
      body: { detail: 'The language model changed in the meantime. Check which one it is now.' },
    });
    await agree(token);
    const { model } = app.world;
    if (model === null) throw new Error('There is a model.');
    const moved = { ...model, about: { ...model.about, host: 'elsewhere.example' } };
    expect(await askModel({ ...app.world, model: moved }, question(accountId))).toEqual({ kind: 'none' });
  });

  it('is theirs alone', async () => {
    expect((await app.call('GET', '/language-model')).status).toBe(401);
  });
});

const question = (accountId: string) => ({
  accountId,
  purpose: 'letter' as const,
  question: { instructions: 'Write.', material: {}, answer: z.object({}), mostTokens: 10 },
});

describe('a model that fails again and again', () => {
  it('is not asked for a while, which the person hears at once, and writes again by itself', async () => {
    const other = await createTestApp({ config: { model: provider.settings('anthropic') } });
    try {
      const { token, accountId } = await signUp(other);
      await other.call('PUT', '/language-model/agreement', { agreed: true, host: host() }, token);
      const about = (line: string) => ({
        ...question(accountId),
        question: { ...question(accountId).question, material: { line } },
      });
      provider.behaves(() => ({ status: 401 }));
      for (const line of ['a', 'b', 'c']) await askModel(other.world, about(line));
      provider.asked.length = 0;
      expect(await askModel(other.world, about('d'))).toEqual({
        kind: 'failed',
        note: text.message('withoutResting'),
      });
      expect(provider.asked).toEqual([]);
      const state = async () => (await other.call('GET', '/language-model', undefined, token)).body;
      // What was not asked takes nothing of the budget.
      expect(await state()).toMatchObject({ rests_until: '2026-11-16T14:01:00.000Z', used: { calls: 3 } });
      other.clock.advance(61_000);
      provider.behaves(() => ({ json: {} }));
      expect(await askModel(other.world, about('d'))).toMatchObject({ kind: 'answered' });
      expect(await state()).toMatchObject({ rests_until: null });
    } finally {
      await other.close();
    }
  });
});

describe('the record of calls', () => {
  it('has tokens, cost, time and end of each, and of what was asked only a hash', async () => {
    const { token, accountId } = await personWhoAgreed();
    await ask(accountId, 'Ran payroll for Zephyrine');
    provider.behaves(() => ({ status: 401 }));
    expect(await ask(accountId, 'another')).toEqual({
      kind: 'failed',
      note: text.message('withoutRejected'),
    });
    const calls = await app.world.database.execute(
      `select * from model_calls where account_id = '${accountId}' order by outcome`,
    );
    const { rows } = z.object({ rows: z.array(z.looseObject({ cost_micros: z.unknown() })) }).parse(calls);
    expect(rows).toMatchObject([
      { purpose: 'resume', provider: 'anthropic', model: 'test-model', outcome: 'answered', tokens_in: 200 },
      { outcome: 'rejected', tokens_in: 0, tokens_out: 0, answer: null },
    ]);
    expect(Number(rows[0]?.cost_micros)).toBe(200 * 3 + 50 * 15);
    expect(JSON.stringify([rows, app.logged])).not.toContain('Zephyrine');
    expect((await read(token)).used).toEqual({ calls: 2, tokens: 250, cost: 0.00135 });
  });

  it('pays once for the same question', async () => {
    const { accountId } = await personWhoAgreed();
    const [first, again] = [await ask(accountId, 'same'), await ask(accountId, 'same')];
    expect(again).toEqual(first);
    expect(provider.asked).toHaveLength(1);
    await ask((await personWhoAgreed()).accountId, 'same');
    expect(provider.asked).toHaveLength(2);
  });

  it('keeps the budget of a month, with calls at once too, and says so when it is used up', async () => {
    const { token, accountId } = await personWhoAgreed();
    // At 250 tokens each, more than the month holds, however early some of them end.
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, index) => ask(accountId, `line ${index}`)),
    );
    const refused = asked.filter(({ kind }) => kind === 'failed');
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]).toEqual({
      kind: 'failed',
      note: text.message('withoutMonth'),
    });
    const { used } = await read(token);
    expect(used.calls).toBe(40 - refused.length);
    expect(used.tokens).toBeLessThanOrEqual(6000);
    const began = app.clock.now().toISOString();
    app.clock.set('2026-12-01T14:00:00.000Z');
    expect(await ask(accountId, 'next month')).toMatchObject({ kind: 'answered' });
    app.clock.set(began);
  });
});
