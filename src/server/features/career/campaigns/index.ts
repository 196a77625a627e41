import { handleJob, handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { indexNewPostings, tickAll, tickCampaign } from './jobs.ts';
import { indexPostings } from './narrowing/index-postings.ts';
import { tick, wakeCampaigns } from './running/tick.ts';

export { campaignsRoutes } from './routes.ts';
export { changeCampaign } from './change-campaign.ts';
export { createCampaign } from './create-campaign.ts';
export { hasActiveCampaign } from './running/running-queries.ts';
export { scoreChoice } from './score-choice.ts';
export { setAllCampaigns, setAllWithin } from './set-all.ts';

const EVERY_MINUTE = '* * * * *';

/** The feature's background work. */
export const campaignsJobs = (world: World): JobHandler[] => [
  handleOwn(world, tickCampaign, (own, { campaignId }) => tick(own, campaignId)),
  handleJob(indexNewPostings, async () => void (await indexPostings(world)), EVERY_MINUTE),
  handleJob(tickAll, () => wakeCampaigns(world), EVERY_MINUTE),
];
