import type { IntegrationChannel } from '#contract/career/integrations.ts';

/** What each channel is called, and what connecting it does. */
export const channelWords: Readonly<Record<IntegrationChannel, { name: string; text: string }>> = {
  linkedin: {
    name: 'LinkedIn',
    text: 'Forward its job alerts to your application address. I prepare the jobs that fit and hand them over with one link; you press send there. Your profile can come from the data export LinkedIn gives you.',
  },
  indeed: {
    name: 'Indeed',
    text: 'Forward its job alerts to your application address. I prepare the jobs that fit and hand them over with one link; you press send there.',
  },
  google_jobs: {
    name: 'Google Jobs',
    text: "Paste a link to an employer's own careers page in the Job Tracker. I read what the page publishes for search engines, prepare the application and hand it over; you press send there.",
  },
};
