import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pretendProvider } from '#testing/models/index.ts';
import type { Behaviour, PretendedProvider } from '#testing/models/index.ts';
import { withCircuit } from './circuit.ts';
import { writerLlm } from './writer.ts';

const GOOD: Behaviour = { json: { lines: ['Ran payroll'] } };
const BAD: Behaviour = { status: 500 };
const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet, say: quiet };

let provider: PretendedProvider;
beforeAll(async () => {
  provider = await pretendProvider(() => BAD);
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.behaves(() => BAD);
});
afterAll(() => provider.close());

/** A model on the wire behind its circuit, with a clock that is set by hand. */
function rig() {
  let at = Date.parse('2026-11-20T12:00:00Z');
  const about = { provider: 'openai', name: 'Test', model: 'test-model', host: 'test' } as const;
  const clock = { now: () => new Date(at) };
  const model = withCircuit(writerLlm(provider.settings(), { about, log, retries: 0 }), { clock, log });
  const ask = async (signal?: AbortSignal) => {
    const reply = await model.ask({
      instructions: 'Word the lines.',
      material: {},
      answer: z.object({ lines: z.array(z.string()) }),
      mostTokens: 300,
      allowance: 100_000,
      signal,
    });
    return reply.kind === 'failed' ? reply.why : reply.kind;
  };
  return { model, ask, pass: (seconds: number) => (at += seconds * 1000) };
}

describe('a model that fails again and again', () => {
  it('is asked no more after the third time, and again when it has rested', async () => {
    const { model, ask, pass } = rig();
    expect([await ask(), await ask(), await ask()]).toEqual(['unreachable', 'unreachable', 'unreachable']);
    expect([await ask(), await ask()]).toEqual(['resting', 'resting']);
    expect(provider.asked).toHaveLength(3);
    expect(model.restsUntil()).toEqual(new Date('2026-11-20T12:01:00Z'));
    provider.behaves(() => GOOD);
    pass(59);
    expect(await ask()).toBe('resting');
    pass(2);
    expect([await ask(), await ask()]).toEqual(['answered', 'answered']);
    expect(model.restsUntil()).toBeNull();
    expect(provider.asked).toHaveLength(5);
  });

  it('rests twice as long when it fails again, and a quarter of an hour at most', async () => {
    const { model, ask, pass } = rig();
    for (let time = 0; time < 3; time += 1) await ask();
    const rests: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      pass(15 * 60);
      const from = Date.parse('2026-11-20T12:00:00Z') + (time + 1) * 15 * 60_000;
      expect(await ask()).toBe('unreachable');
      rests.push(((model.restsUntil()?.getTime() ?? 0) - from) / 1000);
    }
    expect(rests).toEqual([120, 240, 480, 900, 900, 900]);
    expect(provider.asked).toHaveLength(9);
  });

  it('is tried by one question alone', async () => {
    const { ask, pass } = rig();
    for (let time = 0; time < 3; time += 1) await ask();
    pass(61);
    provider.behaves(() => GOOD);
    expect((await Promise.all([ask(), ask(), ask()])).toSorted()).toEqual(['answered', 'resting', 'resting']);
    expect(await ask()).toBe('answered');
  });

  it('is tried by the next question when the one that tried it was cancelled', async () => {
    const { ask, pass } = rig();
    for (let time = 0; time < 3; time += 1) await ask();
    pass(61);
    expect(await ask(AbortSignal.abort())).toBe('cancelled');
    provider.behaves(() => GOOD);
    expect(await ask()).toBe('answered');
  });

  it('is not given up for failures with answers between, nor for answers of no use', async () => {
    const { ask } = rig();
    const script = [BAD, BAD, GOOD, BAD, BAD, { declines: 'No.' } as const, BAD, BAD, GOOD];
    provider.behaves(() => script.shift() ?? BAD);
    const said: string[] = [];
    for (let time = 0; time < 9; time += 1) said.push(await ask());
    expect(said).not.toContain('resting');
    expect(said.at(-1)).toBe('answered');
  });

  it('rests once for questions that fail together', async () => {
    const { model, ask } = rig();
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(model.restsUntil()).toEqual(new Date('2026-11-20T12:01:00Z'));
  });
});
