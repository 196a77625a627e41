import { createHash } from 'node:crypto';
import { sample } from 'fast-check';
import type { TestApp } from '#testing/app.ts';
import type { Endpoint } from '#testing/fuzz/endpoints.ts';
import { validInput } from '#testing/fuzz/inputs.ts';
import type { Sweeper } from './sweeper.ts';
import type { Tenant } from './tenant.ts';

export interface Given {
  app: TestApp;
  sweeper: Sweeper;
  seed: number;
  checkEach: boolean;
}

/** A number of its own for each endpoint, so that a new one changes nothing of what the others are asked. */
const placeOf = (name: string): number => createHash('sha256').update(name).digest().readUInt16BE();

/** Asks endpoints with the caller's own ids, another's, missing and malformed ones. */
export async function askAll(
  { sweeper, seed }: Given,
  endpoints: readonly Endpoint[],
  round: number,
  [caller, victim]: readonly [Tenant, Tenant],
  asked: (endpoint: Endpoint) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const endpoint of endpoints) {
    const [input] = sample(endpoint.input === null ? validInput({ const: {} }) : validInput(endpoint.input), {
      numRuns: 1,
      seed: seed + round * 1000 + placeOf(endpoint.name),
    });
    await sweeper.sweep(endpoint, input, round, caller, victim);
    await asked(endpoint);
  }
}
