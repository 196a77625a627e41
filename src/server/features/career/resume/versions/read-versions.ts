import type { ResumeVersion, ResumeVersionText } from '#contract/career/resume-versions.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { versionById, versionHeads } from './queries.ts';
import { versionReply, versionTextReply } from './version-reply.ts';

/** The person's versions, newest first. */
export async function listVersions(
  { database }: Pick<World, 'database'>,
  accountId: string,
): Promise<ResumeVersion[]> {
  return (await versionHeads(database, accountId)).map(versionReply);
}

/** One version with its text; throws Problem `not_found` when there is none of theirs. */
export async function readVersion(
  { database }: Pick<World, 'database'>,
  accountId: string,
  id: string,
): Promise<ResumeVersionText> {
  const row = await versionById(database, accountId, id);
  if (!row) throw notFound('version');
  return versionTextReply(row);
}
