import { keepLink } from '#server/features/career/applications/views/queries.ts';
import { saveMailbox } from '#server/features/career/mailbox/queries.ts';
import { addPortal } from '#server/features/career/portals/queries.ts';
import { openDataFolder } from '#server/ports/sealing/data-folder.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/people.ts';

/** Gives a person one of each that is sealed, with the key of today: a password on a site, a mailbox, the link of a resume. */
export async function sealOneOfEach(
  app: TestApp,
  person: Person,
  { application, host }: { application: string; host: string },
): Promise<void> {
  const { accountId, email } = person;
  const { secrets } = await openDataFolder(app.config.dataDir, app.world.log);
  const at = app.clock.now();
  await addPortal(app.world.database, {
    accountId,
    host,
    address: email,
    secret: secrets.seal('of the portal', `portal ${accountId} ${host}`),
    createdAt: at,
  });
  await saveMailbox(app.world.database, {
    accountId,
    host: 'imap.example',
    port: 993,
    username: email,
    secret: secrets.seal('of the mailbox', accountId),
    uidValidity: '1',
    lastUid: 1,
    connectedAt: at,
    checkedAt: at,
  });
  await keepLink(app.world.database, {
    applicationId: application,
    accountId,
    tokenHash: `hash ${application}`,
    sealedToken: secrets.seal('of the link', application),
    expiresAt: at,
    createdAt: at,
  });
}
