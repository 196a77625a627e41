import { timeOf } from '#server/features/localbiz/business/business-time.ts';
import type { Locale } from '#localization/types.ts';
import { businessById } from '#server/features/localbiz/business/queries.ts';
import { invitationMail } from '#server/features/localbiz/business/wording.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { forgetInvitations, invitationById, keepTokenHash } from './queries.ts';

/** Mails an invitation with a token that is known to the mail alone; nothing happens when it is gone or over. */
export async function mailInvitation(
  world: Pick<World, 'database' | 'clock' | 'config' | 'tokens' | 'mailer'>,
  { invitationId, by, locale }: { invitationId: string; by: string; locale: Locale },
  key: string,
): Promise<void> {
  const invitation = await invitationById(world.database, invitationId);
  const business = invitation && (await businessById(world.database, invitation.businessId));
  if (!business || invitation.expiresAt <= (await timeOf(world, business.id)).now()) return;
  const token = world.tokens.secret();
  // A try after this one makes another token, and its mail is the one that counts.
  await keepTokenHash(world.database, invitationId, hashToken(token));
  await world.mailer.send({
    key: `invitation ${key}`,
    to: invitation.email,
    ...invitationMail(
      world.config,
      { locale },
      { by, business: business.name, role: invitation.role, token, expiresAt: invitation.expiresAt },
    ),
  });
}

/** Forgets what is over of a business's invitations. */
export async function endInvitations(
  world: Pick<World, 'database' | 'clock'>,
  { businessId }: { businessId: string },
): Promise<void> {
  const { now } = await timeOf(world, businessId);
  await forgetInvitations(world.database, businessId, { before: now() });
}
