import type { JobHandler } from '#server/queue/job.ts';

export { receiveMail } from './receive-mail.ts';

/** The feature has no background work: a mail is taken in while its sender waits. */
export const inboxJobs = (): JobHandler[] => [];
