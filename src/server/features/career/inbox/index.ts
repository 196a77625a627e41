import type { JobHandler } from '#server/queue/handler.ts';

export { relatedMail, takeOwnMail } from './own-mail.ts';
export type { MailboxOwner } from './own-mail.ts';
export { receiveMail } from './receive-mail.ts';
export { inboxRoutes } from './routes.ts';

/** The feature has no background work: a mail is taken in while its sender waits. */
export const inboxJobs = (): JobHandler[] => [];
