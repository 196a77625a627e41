import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { changeCampaign } from './change-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { deleteCampaign, readBeforeDeletion } from './deletion/delete-campaign.ts';
import { readDeleted, restoreCampaign } from './deletion/restore-campaign.ts';
import { readLookedAt } from './read-looked-at.ts';
import { readCampaigns, readPlanAllowance } from './read-campaigns.ts';
import { setAllCampaigns } from './set-all.ts';

const on = endpoints.campaigns;

/** HTTP of the campaigns: one call to one verb each. */
export const campaignsRoutes = {
  allowance: on.allowance.handler(({ context }) => readPlanAllowance(context.world, accountOf(context))),
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
  beforeDeletion: on.beforeDeletion.handler(({ context, input }) =>
    readBeforeDeletion(context.world, accountOf(context), input.id),
  ),
  deleted: on.deleted.handler(({ context }) => readDeleted(context.world, accountOf(context))),
  restore: on.restore.handler(({ context, input }) =>
    restoreCampaign(context.world, accountOf(context), input.id),
  ),
  setAll: on.setAll.handler(({ context, input }) =>
    setAllCampaigns(context.world, accountOf(context), input.active),
  ),
  postings: on.postings.handler(({ context, input }) =>
    readLookedAt(context.world, accountOf(context), { ...input, reader: context.reader }),
  ),
};
