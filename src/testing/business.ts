import type { BusinessInput } from '#contract/localbiz/business.ts';
import type { MemberRole } from '#contract/localbiz/roles.ts';
import { membershipOf } from '#server/features/localbiz/business/queries.ts';
import { members } from '#server/features/localbiz/business/tables.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

const open = { opens: '07:00', closes: '18:00' };

/** A profile as its owner types it. */
export const bakery: BusinessInput = {
  name: 'Harbour Street Bakery',
  trade: 'Bakery',
  city: 'Hamilton',
  region: 'ON',
  postal_code: 'l8p1a1',
  time_zone: 'America/Toronto',
  languages: ['en', 'fr'],
  website: 'https://bakery.example',
  phone: '905 555 0177',
  contact_email: 'hello@bakery.example',
  hours: {
    monday: null,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: { opens: '08:00', closes: '14:00' },
    sunday: null,
  },
};

/** A member of a business. */
export interface Member extends Person {
  businessId: string;
}

/** Signs somebody up on the business host who sets a business up, and so owns it. */
export async function signUpOwner(app: TestApp, profile: BusinessInput = bakery): Promise<Member> {
  const owner = await signUp(app, { host: 'aistore.localhost' });
  const reply = await app.call('PUT', '/business', profile, owner.token);
  if (reply.status !== 200) throw new Error(`The business was refused: ${JSON.stringify(reply.body)}`);
  const membership = await membershipOf(app.world.database, owner.accountId, null);
  return { ...owner, businessId: membership?.businessId ?? '' };
}

/** Signs somebody up on the business host and makes them a member of a business that is there. */
export async function signUpMember(
  app: TestApp,
  { businessId }: Pick<Member, 'businessId'>,
  role: MemberRole,
  shopIds: string[] | null = null,
): Promise<Member> {
  const person = await signUp(app, { host: 'aistore.localhost' });
  const now = app.clock.now();
  await app.world.database.insert(members).values({
    businessId,
    accountId: person.accountId,
    role,
    shopIds,
    limits: { order_cents: null },
    chosenAt: now,
    createdAt: now,
  });
  return { ...person, businessId };
}

/** Adds a shop to an owner's business, in the place and with the hours of the bakery; answers its id. */
export async function addShop(app: TestApp, { token }: Pick<Member, 'token'>, name: string): Promise<string> {
  const { city, region, postal_code, time_zone, phone, hours } = bakery;
  const place = { city, region, postal_code, time_zone, phone, hours };
  const { status, body } = await app.call('POST', '/business/shops', { ...place, name }, token);
  if (status !== 200) throw new Error(`The shop was refused: ${JSON.stringify(body)}`);
  return body.id;
}
