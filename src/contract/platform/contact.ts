import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress, fullName } from '#contract/platform/accounts.ts';
import { done } from '#contract/primitives.ts';

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

export const contact = {
  send: endpoint
    .meta({ access: 'visitor' })
    .route({ method: 'POST', path: '/contact', summary: 'Send us a message; it is kept and mailed to us' })
    .input(contactMessage)
    .output(done),
};
