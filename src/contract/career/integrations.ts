import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

export const integrationChannels = ['linkedin', 'indeed', 'google_jobs'] as const;
export const integrationChannel = z.enum(integrationChannels);
export type IntegrationChannel = z.infer<typeof integrationChannel>;

/** A way jobs come in besides the boards. `since`: when it was connected; `read` jobs were looked at, `handed` prepared and handed over. */
export const integration = z.object({
  channel: integrationChannel,
  connected: z.boolean(),
  since: instant.nullable(),
  read: z.number().int(),
  handed: z.number().int(),
});

/** The export of LinkedIn that the profile rests on; how many facts it gave. */
export const profileImport = z.object({ file: z.string(), at: instant, facts: z.number().int() });

/** An employer's board as the agent reads it. `problem` is null while it answers. */
export const sourceState = z.object({
  board: z.string(),
  name: z.string(),
  open: z.number().int(),
  read_at: instant.nullable(),
  problem: z.string().nullable(),
});

export const integrationsReply = z.object({
  channels: z.array(integration),
  linkedin_profile: profileImport.nullable(),
  /** Where alert mails are forwarded to. */
  application_address: z.string(),
  sources: z.array(sourceState),
});
export type Integrations = z.infer<typeof integrationsReply>;

export const integrations = {
  read: careerEndpoint
    .route({ method: 'GET', path: '/integrations', summary: 'Ways jobs come in, and how they are doing' })
    .output(integrationsReply),
  connect: careerEndpoint
    .route({ method: 'PUT', path: '/integrations/{channel}', summary: 'Connect or disconnect, at once' })
    .input(z.object({ channel: integrationChannel, connected: z.boolean() }))
    .output(integrationsReply),
  importLinkedIn: careerEndpoint
    .route({ method: 'POST', path: '/resume/linkedin-export', summary: "Read LinkedIn's own data export" })
    .input(z.object({ file: z.file(refusal(text.message('linkedInArchiveMissing'))) }))
    .output(integrationsReply),
  forgetLinkedIn: careerEndpoint
    .route({
      method: 'DELETE',
      path: '/resume/linkedin-export',
      summary: 'Take what it said out of the profile',
    })
    .output(integrationsReply),
};
