import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress, fullName } from '#contract/platform/accounts.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

export const MESSAGE_MAXIMUM = 5000;

/** What somebody writes to us on the contact page. */
export const contactMessage = z.object({
  name: fullName,
  email: emailAddress,
  message: z
    .string()
    .regex(/\S/, refusal(text.message('contactMissing')))
    .max(MESSAGE_MAXIMUM, refusal(text.message('contactTooLong', { most: MESSAGE_MAXIMUM }))),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** `priority`: it is marked with a plan whose messages a person answers within one working day. */
export const contactReceipt = z.object({ ok: z.literal(true), priority: z.boolean() });

export const contact = {
  send: endpoint
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/contact',
      summary: 'Send us a message; it is kept and emailed to us, with the plan of who is logged in',
    })
    .input(contactMessage)
    .output(contactReceipt),
};
