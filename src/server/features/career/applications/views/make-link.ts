import { RESUME_LINK_PATH } from '#contract/career/applications.ts';
import type { Executor } from '#server/db/database.ts';
import { campaignOf } from '#server/features/career/applications/queries.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { originOf } from '#server/origins.ts';
import { resealEach } from '#server/ports/sealing/reseal-each.ts';
import type { Resealed } from '#server/ports/sealing/reseal-each.ts';
import { hashToken } from '#server/ports/tokens.ts';
import type { World } from '#server/world.ts';
import {
  anyLink,
  deleteUnsentLink,
  findLink,
  keepLink,
  listSealedTokens,
  setSealedToken,
} from './queries.ts';

/** As the campaign's dialog says it. */
const LIFE_MS = 90 * 24 * 60 * 60 * 1000;
/** 132 bits: short enough for the head of a resume, and far beyond guessing. */
const TOKEN_LENGTH = 22;

/** The address for a resume, and what is written of it together with the resume. */
export interface MadeLink {
  /** Null where the resume carries none. */
  address: string | null;
  /** In the transaction that keeps the resume: until then, and when it is refused, every link is as it was. */
  keep: (executor: Executor) => Promise<void>;
}

const nothing = () => Promise.resolve();

/**
 * The address that stands in the resume of an application whose campaign adds one, the same however often it is prepared; none
 * where none is wanted or the person turned this one off, which is for good.
 */
export async function makeLink(
  { database, clock, tokens, secrets, config }: World,
  row: Pick<ApplicationRow, 'id' | 'accountId' | 'campaignId' | 'approvedAt' | 'state'>,
): Promise<MadeLink> {
  const { id, accountId } = row;
  if ((await campaignOf(database, row))?.resumeLink !== true) {
    // The person may have sent a resume that carries it.
    const keep = row.state === 'handed_over' ? nothing : (by: Executor) => deleteUnsentLink(by, id);
    return { address: null, keep };
  }
  const before = await findLink(database, id);
  if (before && before.revokedAt !== null) return { address: null, keep: nothing };
  const token = before ? secrets.open(before.sealedToken, id) : tokens.secret().slice(0, TOKEN_LENGTH);
  const now = clock.now();
  const link = {
    applicationId: id,
    accountId,
    tokenHash: hashToken(token),
    sealedToken: before?.sealedToken ?? secrets.seal(token, id),
    expiresAt: new Date(now.getTime() + LIFE_MS),
    createdAt: now,
  };
  return {
    address: `${originOf('career', config.publicOrigin)}${RESUME_LINK_PATH}${token}`,
    keep: (executor) => keepLink(executor, link),
  };
}

/** Seals the token of every link with the key of today. */
export async function resealLinks({
  database,
  secrets,
}: Pick<World, 'database' | 'secrets'>): Promise<Resealed> {
  return resealEach(secrets, await listSealedTokens(database), {
    sealedOf: ({ sealedToken }) => sealedToken,
    belongsTo: ({ applicationId }) => applicationId,
    keep: ({ applicationId }, sealed) => setSealedToken(database, applicationId, sealed),
  });
}

/** Whether the key at hand opens what was sealed in this database, as far as some link tells. */
export async function keyFits({ database, secrets }: Pick<World, 'database' | 'secrets'>): Promise<boolean> {
  const link = await anyLink(database);
  return link === undefined || secrets.opens(link.sealedToken, link.applicationId);
}
