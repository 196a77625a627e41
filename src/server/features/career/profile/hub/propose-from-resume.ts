import type { ResumeProposals } from '#contract/career/hub/profile-analysis.ts';
import { proposalsFromResume } from '#engines/profile/index.ts';
import type { World } from '#server/world.ts';
import { ensureProfile } from '#server/features/career/profile/ensure-profile.ts';
import { readProfile } from '#server/features/career/profile/read-profile.ts';

/** What the last resume says of each field of the profile; nothing changes by asking. */
export async function proposeFromResume(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
): Promise<ResumeProposals> {
  const stored = await readProfile(world, accountId);
  const { master } = await ensureProfile(world, world.database, accountId);
  if (master === null) return { file: null, proposals: [] };
  const source = master.facts.find((fact) => fact.source.kind === 'file')?.source;
  return {
    file: source?.kind === 'file' ? source.file_name : null,
    proposals: proposalsFromResume(stored, master),
  };
}
