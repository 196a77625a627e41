import { benefitsOf } from '#engines/plans/index.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { deleteMessagesBefore, markMailed, unmailedMessage } from './queries.ts';

/** Our own mailbox is read in English. */
const US = { locale: 'en' } as const;
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Mails a kept message to us, once; an answer to that mail goes to who wrote it. */
export async function deliverMessage(
  world: Pick<World, 'database' | 'clock' | 'config' | 'mailer'>,
  messageId: string,
): Promise<void> {
  const kept = await unmailedMessage(world.database, messageId);
  if (!kept) return;
  const { plan } = kept;
  const promised = plan !== null && benefitsOf({ plan }).prioritySupport;
  const { name, email } = kept;
  const words = text.for(US);
  await world.mailer.send({
    key: `contact ${messageId}`,
    to: world.config.contactEmail,
    headers: { 'Reply-To': email },
    ...composeMail(promised ? words('subjectOnPlan', { plan, name }) : words('subject', { name }), [
      ...(promised ? [words('promised', { plan })] : []),
      words('from', { name, email }),
      ...kept.message.split(/\n{2,}/).filter((paragraph) => /\S/.test(paragraph)),
    ]),
  });
  await markMailed(world.database, messageId, world.clock.now());
}

/** Forgets messages that are a year old, as the privacy policy says. */
export async function forgetOldMessages(world: Pick<World, 'database' | 'clock'>): Promise<void> {
  await deleteMessagesBefore(world.database, new Date(world.clock.now().getTime() - KEPT_MS));
}
