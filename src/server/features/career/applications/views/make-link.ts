import { RESUME_LINK_PATH } from '#contract/career/applications.ts';
import { campaignOf } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { originOf } from '#server/origins.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import { deleteLink, keepLink } from './queries.ts';

/** As the campaign's dialog says it. */
const LIFE_MS = 90 * 24 * 60 * 60 * 1000;
/** 132 bits: short enough for the head of a resume, and far beyond guessing. */
const TOKEN_LENGTH = 22;

/**
 * The address that stands in the resume of an application whose campaign adds one, the same however often it is prepared; null
 * where none is wanted or the person turned this one off.
 */
export async function makeLink(
  { database, clock, tokens, secrets, config }: World,
  row: Pick<ApplicationRow, 'id' | 'accountId' | 'campaignId' | 'approvedAt'>,
): Promise<string | null> {
  const { id, accountId } = row;
  if ((await campaignOf(database, row))?.resumeLink !== true) {
    await deleteLink(database, id);
    return null;
  }
  const now = clock.now();
  const token = tokens.secret().slice(0, TOKEN_LENGTH);
  const kept = await keepLink(database, {
    applicationId: id,
    accountId,
    tokenHash: hashToken(token),
    sealedToken: secrets.seal(token, id),
    expiresAt: new Date(now.getTime() + LIFE_MS),
    createdAt: now,
  });
  if (!kept || kept.revokedAt !== null) return null;
  return `${originOf('career', config.publicOrigin)}${RESUME_LINK_PATH}${secrets.open(kept.sealedToken, id)}`;
}
