import { z } from 'zod';
import { businessEndpoint, endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/messages.ts';
import { emailAddress } from '#contract/platform/accounts.ts';
import { done, id, instant } from '#contract/primitives.ts';
import { refusal } from '#contract/refusal.ts';
import { businessInput } from './business.ts';
import { memberRoles } from './roles.ts';
import { MOST_SHOPS } from './shops.ts';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** Most that a limit on orders can be, in cents. */
const LIMIT_MAXIMUM = 100_000_000;

/** What somebody is and may in a business. */
const place = z.object({
  role: z.enum(memberRoles),
  /** The shops they see; null for all, also those that come. */
  shop_ids: z
    .array(id)
    .min(1, refusal(text.message('shopMissing')))
    .max(MOST_SHOPS)
    .nullable(),
  /** The largest order to a supplier a manager may place alone, in cents; null without a limit. */
  order_limit_cents: z.number().int().min(0).max(LIMIT_MAXIMUM).nullable(),
});

export const member = place.extend({
  id,
  name: z.string(),
  email: z.string(),
  is_you: z.boolean(),
  joined_at: instant,
});
export type Member = z.infer<typeof member>;

export const invitation = place.extend({ id, email: z.string(), expires_at: instant });
export type Invitation = z.infer<typeof invitation>;

/** Who belongs to the business that the account last turned to; invitations are shown to owners alone. */
export const team = z.object({
  business: z.object({ id, name: z.string() }),
  role: z.enum(memberRoles),
  members: z.array(member),
  invitations: z.array(invitation),
});
export type Team = z.infer<typeof team>;

const guarded = businessEndpoint.meta({ access: 'account', accountKind: 'business', stepUp: true });

export const members = {
  list: businessEndpoint
    .route({
      method: 'GET',
      path: '/business/members',
      summary: 'Who belongs to the business, and who is invited',
    })
    .output(team),
  change: guarded
    .route({
      method: 'PUT',
      path: '/business/members/{id}',
      summary: 'Change what a member is and may; owners only',
    })
    .input(place.extend({ id }))
    .output(team),
  remove: guarded
    .route({
      method: 'DELETE',
      path: '/business/members/{id}',
      summary: 'Take a member out at once; owners only',
    })
    .input(z.object({ id }))
    .output(team),
  handOver: guarded
    .route({
      method: 'POST',
      path: '/business/members/{id}/owner',
      summary: 'Make a member the owner in the place of the caller, who becomes a manager',
    })
    .input(z.object({ id }))
    .output(team),
  /** Guarded whatever the role: whoever is let in may see and export, and an owner may do everything. */
  invite: guarded
    .route({
      method: 'POST',
      path: '/business/invitations',
      summary: 'Invite somebody by email; owners only',
    })
    .input(place.extend({ email: emailAddress }))
    .output(team),
  withdraw: businessEndpoint
    .route({
      method: 'DELETE',
      path: '/business/invitations/{id}',
      summary: 'Withdraw an invitation; owners only',
    })
    .input(z.object({ id }))
    .output(team),
  leave: businessEndpoint
    .route({ method: 'POST', path: '/business/leave', summary: 'Leave the business; the last owner cannot' })
    .output(done),
  close: guarded
    .route({
      method: 'POST',
      path: '/business/close',
      summary: 'Delete the business with everything in it, for all its people; owners only',
    })
    /** The business's name, typed as it stands there. */
    .input(z.object({ name: z.string().trim().max(200) }))
    .output(done),
};

/** The businesses somebody belongs to. */
export const memberships = {
  list: businessEndpoint
    .route({ method: 'GET', path: '/business/memberships', summary: 'The businesses the caller belongs to' })
    .output(
      z.array(
        z.object({
          id,
          name: z.string(),
          role: z.enum(memberRoles),
          is_current: z.boolean(),
          /** Nothing in it is real. */
          is_practice: z.boolean(),
          /** Else what belongs to the business as a whole, as its name and its customers, is not theirs to see or change. */
          sees_all_shops: z.boolean(),
        }),
      ),
    ),
  choose: businessEndpoint
    .route({ method: 'PUT', path: '/business/current', summary: 'Turn to another business of the caller’s' })
    .input(z.object({ business_id: id }))
    .output(done),
  found: businessEndpoint
    .route({ method: 'POST', path: '/business', summary: 'Set up one more business, and turn to it' })
    .input(businessInput)
    .output(businessInput),
};

const token = z.string().min(20).max(100);

/** An invitation, by the token in its mail. */
export const invitations = {
  look: endpoint
    .meta({ access: 'visitor' })
    .route({ method: 'POST', path: '/invitations/look', summary: 'What an invitation is to, by its token' })
    .input(z.object({ token }))
    .output(
      z.object({
        business: z.string(),
        role: z.enum(memberRoles),
        email: z.string(),
        expires_at: instant,
      }),
    ),
  /** Whoever is logged in, with whatever address: the token came to the address that was invited. */
  accept: endpoint
    .meta({ access: 'account', begins: true })
    .route({
      method: 'POST',
      path: '/invitations/accept',
      summary: 'Join a business by an invitation, once; a job seeker keeps their own side',
    })
    .input(z.object({ token }))
    .output(done),
};
