import type { IntegrationChannel } from '#contract/career/integrations.ts';
import { text } from './messages.ts';

/** What connecting a channel does. */
export const channelWords: Readonly<Record<IntegrationChannel, () => string>> = {
  linkedin: () => text('linkedInText'),
  indeed: () => text('indeedText'),
  google_jobs: () => text('googleJobsText'),
};
