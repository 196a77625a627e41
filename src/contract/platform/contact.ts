import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress, fullName } from '#contract/platform/accounts.ts';

export const MESSAGE_MAXIMUM = 5000;

/** What somebody writes to us on the contact page. */
export const contactMessage = z.object({
  name: fullName,
  email: emailAddress,
  message: z
    .string()
    .regex(/\S/, 'Write your message.')
    .max(MESSAGE_MAXIMUM, 'Keep your message under 5,000 characters.'),
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
      summary: 'Send us a message; it is kept and mailed to us, with the plan of who is signed in',
    })
    .input(contactMessage)
    .output(contactReceipt),
};
