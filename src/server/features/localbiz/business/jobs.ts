import { handleOwn } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { endInvitationJob, inviteJob } from './invitations/jobs.ts';
import { endInvitations, mailInvitation } from './invitations/mail-invitation.ts';
import { tellJob, tellMember } from './members/tell.ts';

/** The feature's background work. */
export const businessJobs = (world: World): JobHandler[] => [
  handleOwn(world, inviteJob, mailInvitation),
  handleOwn(world, endInvitationJob, endInvitations),
  handleOwn(world, tellJob, tellMember),
];
