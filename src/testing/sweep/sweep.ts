import { everyEndpoint } from '#testing/fuzz/endpoints.ts';
import { lifeOfAnOwner, lifeOfACandidate, stepUp } from '#testing/fuzz/world.ts';
import type { Sending } from '#testing/sending.ts';
import { signUpMember } from '#testing/business.ts';
import type { Endpoint } from '#testing/fuzz/endpoints.ts';
import { askAll } from './ask-all.ts';
import type { Given } from './ask-all.ts';
import { belongingsOf, changedTables } from './belongings.ts';
import { sweepShops } from './sweep-shops.ts';
import { Sweeper } from './sweeper.ts';
import type { SweepResult } from './sweeper.ts';
import { tenantOf } from './tenant.ts';
import type { Tenant } from './tenant.ts';

export interface SweepOptions {
  rounds: number;
  seed: number;
  /** Looks at the other's rows after every write and not only at the end, so that a finding names its endpoint. */
  checkEach: boolean;
  report?: (line: string) => void;
}

/** Lets one account go through endpoints, and looks that it changes nothing of another's. */
async function sweepAs(
  given: Given,
  endpoints: readonly Endpoint[],
  round: number,
  between: readonly [Tenant, Tenant],
): Promise<void> {
  const { app, sweeper, checkEach } = given;
  const [, victim] = between;
  // What they did themselves meanwhile is theirs.
  victim.belongings = await belongingsOf(app, victim.person);
  await askAll(given, endpoints, round, between, async ({ name, method }) => {
    if (checkEach && method !== 'GET') await sweeper.check(victim, name);
  });
  await sweeper.check(victim, 'Something');
}

/** Lets a manager and staff of one business ask for all of another's, and looks that staff changed nothing of their own. */
async function sweepColleagues(given: Given, world: Sending, rounds: number, victim: Tenant): Promise<void> {
  const { app, sweeper } = given;
  const endpoints = everyEndpoint().filter(({ accountKind }) => accountKind === 'business');
  const owner = await lifeOfAnOwner(world);
  for (const role of ['manager', 'staff'] as const) {
    const member = await signUpMember(app, owner, role);
    await stepUp(app, member);
    const caller = await tenantOf(app, member, 'business', member.fullName);
    const before = await belongingsOf(app, owner);
    for (let round = 0; round < rounds; round += 1) await sweepAs(given, endpoints, round, [caller, victim]);
    if (role === 'staff')
      for (const name of changedTables(before, await belongingsOf(app, owner)))
        sweeper.result.findings.push(`Staff change ${name} of their business`);
  }
}

/**
 * Lets two accounts of each kind go through the whole contract with their own ids, the other's, missing and malformed ones, and
 * the people of a third business, and of one shop of two, through that of the business side.
 */
export async function sweepTenants(
  world: Sending,
  { rounds, seed, checkEach, report }: SweepOptions,
): Promise<SweepResult> {
  const { app } = world;
  const sweeper = new Sweeper(app);
  const given = { app, sweeper, seed, checkEach };
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
  await sweepColleagues(given, world, rounds, pairs[1][2]);
  await sweepShops(given, world, rounds);
  for (const [kind, one, two] of pairs) {
    const endpoints = everyEndpoint().filter(({ accountKind }) => (accountKind ?? kind) === kind);
    for (let round = 0; round < rounds; round += 1) {
      await sweepAs(given, endpoints, round, [one, two]);
      await sweepAs(given, endpoints, round, [two, one]);
      report?.(
        `${kind}: ${round + 1} of ${rounds} rounds, ${sweeper.result.calls} calls, ${sweeper.result.findings.length} findings`,
      );
    }
  }
  return sweeper.result;
}
