import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { runGuarded } from './step-up.ts';

const refusal = (code: string, status: number) => new ORPCError(code, { status, message: 'A sentence.' });

const nobodyAsks = () => Promise.reject(new Error('Nobody should ask.'));

/** A call that refuses until the person confirmed. */
function guardedCall() {
  const state = { confirmed: false, calls: 0 };
  return {
    state,
    call: () => {
      state.calls += 1;
      return state.confirmed ? Promise.resolve('done') : Promise.reject(refusal('step_up_required', 403));
    },
  };
}

describe('a guarded call', () => {
  it('asks nothing while the last confirmation counts', async () => {
    const { state, call } = guardedCall();
    state.confirmed = true;
    expect(await runGuarded(nobodyAsks, call)).toEqual({ confirmed: true, value: 'done' });
  });

  it('is made again once the person confirmed', async () => {
    const { state, call } = guardedCall();
    const ask = () => Promise.resolve((state.confirmed = true));
    expect(await runGuarded(ask, call)).toEqual({ confirmed: true, value: 'done' });
    expect(state.calls).toBe(2);
  });

  it('is not made again when they decline', async () => {
    const { state, call } = guardedCall();
    expect(await runGuarded(() => Promise.resolve(false), call)).toEqual({ confirmed: false });
    expect(state.calls).toBe(1);
  });

  it('throws every other failure as it is', async () => {
    const failure = refusal('conflict', 409);
    await expect(
      runGuarded(
        () => Promise.resolve(true),
        () => Promise.reject(failure),
      ),
    ).rejects.toBe(failure);
  });
});
