import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';
import { handleJob } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { deliverMessage, forgetOldMessages } from './deliver-message.ts';
import { anybodys } from './anybodys.ts';

/** Mails one message of the contact page. */
export const deliverMessageJob = defineJob({
  name: 'contact.deliver',
  schema: z.object({ messageId: z.uuid() }),
});

const forgetJob = defineJob({ name: 'contact.forget', schema: z.object({}) });

/** The feature's background work. */
export const contactJobs = (world: World): JobHandler[] => [
  handleJob(deliverMessageJob, ({ messageId }) => deliverMessage(anybodys(world), messageId)),
  handleJob(forgetJob, () => forgetOldMessages(anybodys(world)), '41 3 * * *'),
];
