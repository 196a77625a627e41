import type { ProfileAnalysis } from '#contract/career/hub/profile-analysis.ts';
import { analyseProfile, sayProfileAnalysis } from '#engines/profile/index.ts';
import type { Reader } from '#localization/format.ts';
import type { World } from '#server/world.ts';
import { readPerson } from '#server/features/career/profile/read-person.ts';
import { readProfile } from '#server/features/career/profile/read-profile.ts';

/** Judges the saved profile with everything known about the person. */
export async function analysePerson(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
  reader: Reader,
): Promise<ProfileAnalysis> {
  const profile = await readProfile(world, accountId);
  const { master } = await readPerson(world, accountId);
  const analysis = sayProfileAnalysis(analyseProfile({ profile, master }), reader);
  return { ...analysis, at: world.clock.now().toISOString() };
}
