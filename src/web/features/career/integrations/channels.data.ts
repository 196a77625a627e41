import type { IntegrationChannel } from '#contract/career/integrations.ts';

/** The names of the channels, which are the same in every language. */
export const channelNames: Readonly<Record<IntegrationChannel, string>> = {
  linkedin: 'LinkedIn',
  indeed: 'Indeed',
  google_jobs: 'Google Jobs',
};
