import { createHash } from 'node:crypto';
import { sample } from 'fast-check';
import { everyEndpoint } from '#testing/fuzz/endpoints.ts';
import { validInput } from '#testing/fuzz/inputs.ts';
import { lifeOfAnOwner, lifeOfACandidate } from '#testing/fuzz/world.ts';
import type { Sending } from '#testing/sending.ts';
import { belongingsOf } from './belongings.ts';
import { Sweeper } from './sweeper.ts';
import type { SweepResult } from './sweeper.ts';
import { tenantOf } from './tenant.ts';

export interface SweepOptions {
  rounds: number;
  seed: number;
  /** Looks at the other's rows after every write and not only at the end, so that a finding names its endpoint. */
  checkEach: boolean;
  report?: (line: string) => void;
}

/** A number of its own for each endpoint, so that a new one changes nothing of what the others are asked. */
const placeOf = (name: string): number => createHash('sha256').update(name).digest().readUInt16BE();

/** Lets two accounts of each kind go through the whole contract with their own ids, the other's, missing and malformed ones. */
export async function sweepTenants(
  world: Sending,
  { rounds, seed, checkEach, report }: SweepOptions,
): Promise<SweepResult> {
  const { app } = world;
  const sweeper = new Sweeper(app);
  const candidates = [
    await lifeOfACandidate(world, 'Quillmark'),
    await lifeOfACandidate(world, 'Tarnmark'),
  ] as const;
  const owners = [await lifeOfAnOwner(world), await lifeOfAnOwner(world)] as const;
  const pairs = [
    [
      'career',
      await tenantOf(app, candidates[0], 'career', 'Quillmark'),
      await tenantOf(app, candidates[1], 'career', 'Tarnmark'),
    ],
    [
      'business',
      await tenantOf(app, owners[0], 'business', owners[0].fullName),
      await tenantOf(app, owners[1], 'business', owners[1].fullName),
    ],
  ] as const;
  for (const [kind, one, two] of pairs) {
    const endpoints = everyEndpoint().filter(({ accountKind }) => (accountKind ?? kind) === kind);
    for (let round = 0; round < rounds; round += 1) {
      for (const [caller, victim] of [
        [one, two],
        [two, one],
      ] as const) {
        // What they did themselves meanwhile is theirs.
        victim.belongings = await belongingsOf(app, victim.person);
        for (const endpoint of endpoints) {
          const [input] = sample(
            endpoint.input === null ? validInput({ const: {} }) : validInput(endpoint.input),
            {
              numRuns: 1,
              seed: seed + round * 1000 + placeOf(endpoint.name),
            },
          );
          await sweeper.sweep(endpoint, input, round, caller, victim);
          if (checkEach && endpoint.method !== 'GET') await sweeper.check(victim, endpoint.name);
        }
        await sweeper.check(victim, 'Something');
      }
      report?.(
        `${kind}: ${round + 1} of ${rounds} rounds, ${sweeper.result.calls} calls, ${sweeper.result.findings.length} findings`,
      );
    }
  }
  return sweeper.result;
}
