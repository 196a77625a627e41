import { readPerson } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { latestFile } from '#server/features/career/resume/queries.ts';

/** Everything known about the person, with sources, and the file it was last read from. */
export async function readMaster(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
) {
  const { master } = await readPerson(world, accountId);
  const file = await latestFile(world.database, accountId);
  return {
    profile: master,
    file: file && { id: file.id, name: file.name, bytes: file.bytes, at: file.createdAt.toISOString() },
  };
}
