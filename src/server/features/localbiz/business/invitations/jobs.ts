import { z } from 'zod';
import { LOCALES } from '#localization/types.ts';
import { defineJob } from '#server/queue/job.ts';

/** Makes the token of an invitation and mails it; the token itself is in no job. */
export const inviteJob = defineJob({
  name: 'business.invite',
  schema: z.object({
    businessId: z.uuid(),
    invitationId: z.uuid(),
    /** Who invites, and in whose language; by the id, it is forgotten with their account. */
    by: z.string(),
    inviterId: z.uuid(),
    locale: z.enum(LOCALES),
  }),
});

/** Forgets invitations of a business that are over. */
export const endInvitationJob = defineJob({
  name: 'business.end-invitation',
  schema: z.object({ businessId: z.uuid(), invitationId: z.uuid() }),
});
