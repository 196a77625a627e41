import { sample } from 'fast-check';
import type { Sending } from '#testing/sending.ts';
import { everyEndpoint } from './endpoints.ts';
import { Fuzzer } from './fuzzer.ts';
import type { Finding } from './fuzzer.ts';
import { inputsOf } from './inputs.ts';

export interface FuzzOptions {
  /** Inputs for each endpoint. */
  inputs: number;
  seed: number;
  /** Which endpoints, by the start of their name; all by default. */
  only?: string;
  report?: (line: string) => void;
}

export interface FuzzResult {
  endpoints: number;
  requests: number;
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** Endpoints that never did what they are for. */
  neverDone: string[];
  findings: Finding[];
}

/** Runs the fuzzer; the same seed asks the same, as far as ids do not differ. */
export async function fuzz(
  world: Sending,
  { inputs, seed, only = '', report }: FuzzOptions,
): Promise<FuzzResult> {
  const endpoints = everyEndpoint().filter(({ name }) => name.startsWith(only));
  const given = endpoints.map((endpoint, order) => ({
    endpoint,
    inputs: sample(inputsOf(endpoint), { numRuns: inputs, seed: seed + order }),
  }));
  const done = new Set<string>();
  const fuzzer = new Fuzzer(world);
  // In turn and not one after the other: what one writes, the next reads.
  for (let round = 0; round < inputs; round += 1) {
    for (const { endpoint, inputs: own } of given) {
      const input = own[round];
      if (input && (await fuzzer.put(endpoint, input)) < 300) done.add(endpoint.name);
    }
    await fuzzer.drain();
    report?.(`${round + 1} of ${inputs} rounds, ${fuzzer.result.findings.length} findings`);
  }
  const neverDone = endpoints.map(({ name }) => name).filter((name) => !done.has(name));
  return { endpoints: endpoints.length, neverDone, ...fuzzer.result };
}
