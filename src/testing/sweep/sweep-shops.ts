import { addShop, signUpMember } from '#testing/business.ts';
import { everyEndpoint } from '#testing/fuzz/endpoints.ts';
import { lifeOfAnOwner, stepUp } from '#testing/fuzz/world.ts';
import type { Sending } from '#testing/sending.ts';
import { askAll } from './ask-all.ts';
import type { Given } from './ask-all.ts';
import { belongingsOf, changedTables } from './belongings.ts';
import { tenantOf, tenantOfRow } from './tenant.ts';

/** With which the caller would go elsewhere: what is asked then is no more about the business. */
const GOING_ELSEWHERE = new Set([
  'members.leave',
  'memberships.found',
  'memberships.choose',
  'practiceShop.open',
]);
/** What belongs to a business as a whole, and to none of its shops. */
const OF_THE_WHOLE = new Set([
  'businesses',
  'members',
  'invitations',
  'customers',
  'identities',
  'consents',
  'suppressions',
]);

/** Lets people of one shop ask for another of the same business, and looks that they change nothing of the business as a whole. */
export async function sweepShops(given: Given, world: Sending, rounds: number): Promise<void> {
  const { app, sweeper } = given;
  const endpoints = everyEndpoint().filter(
    ({ accountKind, name }) => accountKind === 'business' && !GOING_ELSEWHERE.has(name),
  );
  for (const role of ['manager', 'staff'] as const) {
    const owner = await lifeOfAnOwner(world);
    const [seen, hidden] = [
      await addShop(app, owner, 'Seen Street'),
      await addShop(app, owner, 'Hidden Lane'),
    ];
    const member = await signUpMember(app, owner, role, [seen]);
    await stepUp(app, member);
    const caller = await tenantOf(app, member, 'business', member.fullName);
    const before = await belongingsOf(app, owner);
    const other = tenantOfRow(owner, hidden, 'Hidden Lane');
    for (let round = 0; round < rounds; round += 1) await askAll(given, endpoints, round, [caller, other]);
    for (const name of changedTables(before, await belongingsOf(app, owner)))
      if (role === 'staff' || OF_THE_WHOLE.has(name))
        sweeper.result.findings.push(`A ${role} of one shop changes ${name} of the business`);
  }
}
