import type { MemberRole } from '#contract/localbiz/roles.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { originOf } from '#server/origins.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

type Config = Pick<World['config'], 'publicOrigin'>;

/** To whom a business invites; the link works once. */
export function invitationMail(
  { publicOrigin }: Config,
  reader: Reader,
  given: { by: string; business: string; role: MemberRole; token: string; expiresAt: Date },
) {
  const words = text.for(reader);
  const { by, business, role } = given;
  return composeMail(words('invitedSubject', { by, business }), [
    words('invited', { by, business, role }),
    words('acceptHere', { day: given.expiresAt }),
    // What stands behind the number sign is sent to no server, and so kept in no log.
    `${originOf('aistore', publicOrigin)}/invitation#${given.token}`,
    words('notExpected'),
  ]);
}

/** To a member, of what happened about their place or a colleague's. */
export const placeMail = ({ publicOrigin }: Config, reader: Reader, title: Message, body: Message) =>
  composeMail(say(title, reader), [
    say(body, reader),
    `${originOf('aistore', publicOrigin)}/dashboard/settings?tab=team`,
  ]);
