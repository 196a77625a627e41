import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';
import type { Message } from '#localization/types.ts';

/** The ports of IMAP: TLS from the first byte, and TLS begun by STARTTLS. */
const imapPort = z.union([z.literal(993), z.literal(143)], refusal(text.message('mailPortWrong')));

const given = (most: number, missing: Message) => z.string().trim().min(1, refusal(missing)).max(most);

export const mailboxAccess = z.object({
  host: given(253, text.message('mailServerMissing')).regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i,
    refusal(text.message('mailServerWrong')),
  ),
  port: imapPort,
  username: given(320, text.message('mailUserMissing')),
  password: z
    .string()
    .min(1, refusal(text.message('mailPasswordMissing')))
    .max(1000),
});

/** A mailbox that is read. `problem` in one sentence when it could not be at `checked_at`; `kept` counts the mails it gave. */
export const mailboxState = z.object({
  host: z.string(),
  port: z.number().int(),
  username: z.string(),
  connected_at: instant,
  checked_at: instant,
  problem: z.string().nullable(),
  kept: z.number().int(),
});
export type MailboxState = z.infer<typeof mailboxState>;

const reply = z.object({ mailbox: mailboxState.nullable() });

export const mailbox = {
  read: careerEndpoint
    .route({ method: 'GET', path: '/mailbox', summary: "The person's own mailbox, if they connected one" })
    .output(reply),
  connect: careerEndpoint
    .meta({ access: 'account', accountKind: 'career', stepUp: true })
    .route({ method: 'PUT', path: '/mailbox', summary: 'Read email that comes from now on; tried at once' })
    .input(mailboxAccess)
    .output(reply),
  check: careerEndpoint.route({ method: 'POST', path: '/mailbox/check', summary: 'Look now' }).output(reply),
  disconnect: careerEndpoint
    .route({ method: 'DELETE', path: '/mailbox', summary: 'Stop reading and forget the password' })
    .output(reply),
};
