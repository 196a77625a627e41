import { accountOf, endpoints } from '#server/http/endpoints.ts';
import type { RequestContext } from '#server/http/endpoints.ts';
import { foundBusiness, readBusiness, replaceBusiness } from './business-profile.ts';
import { acceptInvitation, lookAtInvitation } from './invitations/accept.ts';
import { invite, withdrawInvitation } from './invitations/invite.ts';
import {
  changeMember,
  closeBusiness,
  handOver,
  leaveBusiness,
  removeMember,
} from './members/change-members.ts';
import { listMembers } from './members/list-members.ts';
import { listMemberships, turnTo } from './members/memberships.ts';
import { closeShop, reopenShop } from './shops/close-shop.ts';
import { addShop, changeShop, listShops } from './shops/shops.ts';

const on = endpoints.businesses;
const { invitations, members, memberships, shops } = endpoints;

/** HTTP of the feature: one call to one verb each. */
export const businessRoutes = {
  read: on.read.handler(({ context }) => readBusiness(context.world, accountOf(context))),
  replace: on.replace.handler(({ context, input }) =>
    replaceBusiness(context.world, accountOf(context), input),
  ),
};

/** The shops of a business. */
export const shopsRoutes = {
  list: shops.list.handler(({ context }) => listShops(context.world, accountOf(context))),
  add: shops.add.handler(({ context, input }) => addShop(context.world, accountOf(context), input)),
  change: shops.change.handler(({ context, input }) => changeShop(context.world, accountOf(context), input)),
  close: shops.close.handler(({ context, input }) => closeShop(context.world, accountOf(context), input.id)),
  reopen: shops.reopen.handler(({ context, input }) =>
    reopenShop(context.world, accountOf(context), input.id),
  ),
};

const done = { ok: true } as const;
const team = ({ context }: { context: RequestContext }) => listMembers(context.world, accountOf(context));

/** Who belongs to a business. */
export const membersRoutes = {
  list: members.list.handler(team),
  change: members.change.handler(async ({ context, input }) => {
    await changeMember(context.world, accountOf(context), input);
    return team({ context });
  }),
  remove: members.remove.handler(async ({ context, input }) => {
    await removeMember(context.world, accountOf(context), input.id);
    return team({ context });
  }),
  handOver: members.handOver.handler(async ({ context, input }) => {
    await handOver(context.world, accountOf(context), input.id);
    return team({ context });
  }),
  invite: members.invite.handler(async ({ context, input }) => {
    await invite(context.world, accountOf(context), input);
    return team({ context });
  }),
  withdraw: members.withdraw.handler(async ({ context, input }) => {
    await withdrawInvitation(context.world, accountOf(context), input.id);
    return team({ context });
  }),
  leave: members.leave.handler(async ({ context }) => {
    await leaveBusiness(context.world, accountOf(context));
    return done;
  }),
  close: members.close.handler(async ({ context, input }) => {
    await closeBusiness(context.world, accountOf(context), input.name);
    return done;
  }),
};

/** The businesses of an account. */
export const membershipsRoutes = {
  list: memberships.list.handler(({ context }) => listMemberships(context.world, accountOf(context))),
  choose: memberships.choose.handler(async ({ context, input }) => {
    await turnTo(context.world, accountOf(context), input.business_id);
    return done;
  }),
  found: memberships.found.handler(({ context, input }) =>
    foundBusiness(context.world, accountOf(context), input),
  ),
};

/** Invitations, by the token in their mail. */
export const invitationsRoutes = {
  look: invitations.look.handler(({ context, input }) => lookAtInvitation(context.world, input.token)),
  accept: invitations.accept.handler(async ({ context, input }) => {
    await acceptInvitation(context.world, accountOf(context), input.token);
    return done;
  }),
};
