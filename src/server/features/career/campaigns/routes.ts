import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { changeCampaign, deleteCampaign } from './change-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { readCampaigns } from './read-campaigns.ts';

const on = endpoints.campaigns;

/** HTTP of the campaigns: one call to one verb each. */
export const campaignsRoutes = {
  list: on.list.handler(({ context }) => readCampaigns(context.world, accountOf(context))),
  create: on.create.handler(({ context, input }) => createCampaign(context.world, accountOf(context), input)),
  replace: on.replace.handler(({ context, input: { id, ...campaign } }) =>
    changeCampaign(context.world, accountOf(context), id, campaign),
  ),
  setActive: on.setActive.handler(({ context, input }) =>
    changeCampaign(context.world, accountOf(context), input.id, { active: input.active }),
  ),
  remove: on.remove.handler(async ({ context, input }) => {
    await deleteCampaign(context.world, accountOf(context), input.id);
    return { ok: true as const };
  }),
};
