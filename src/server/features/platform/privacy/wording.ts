import type { AccountKind } from '#contract/endpoint.ts';
import type { Reader } from '#localization/format.ts';
import { homeOf } from '#server/origins.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { sidesNamed } from './sides-named.ts';

type Config = Pick<World['config'], 'publicOrigin'>;
interface Owner extends Reader {
  kind: AccountKind;
  sides: readonly AccountKind[];
  timeZone: string;
}

const PAGE = '/dashboard/settings?tab=danger-zone';
const page = ({ publicOrigin }: Config, owner: Owner) => `${homeOf(owner, publicOrigin)}${PAGE}`;

export function exportReady(config: Config, owner: Owner, expiresAt: Date) {
  const words = text.for(owner);
  return composeMail(words('mailExportReady'), [
    words('youAsked'),
    words('fetchUntil', { day: expiresAt }),
    page(config, owner),
    words('notAskedExport'),
  ]);
}

export function deletionAsked(config: Config, owner: Owner, dueAt: Date) {
  const words = text.for(owner);
  const kind = sidesNamed(owner);
  return composeMail(words('mailEnding', { day: dueAt }), [
    words('stops', { kind }),
    words('erases', { kind, day: dueAt }),
    words('keepHere'),
    page(config, owner),
  ]);
}

export function deletionTakenBack(config: Config, owner: Owner) {
  const words = text.for(owner);
  return composeMail(words('mailKept'), [
    words('resumes', { kind: sidesNamed(owner) }),
    words('notTakenBack'),
    page(config, owner),
  ]);
}

export function deletionDone(reader: Reader) {
  const words = text.for(reader);
  return composeMail(words('mailDeleted'), [words('erased'), words('lastMail')]);
}
