import { features } from '#server/features/index.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import type { World } from '#server/world.ts';

/** Throws CopyError when secrets.key is not the key that the passwords in the database were sealed with: they would be lost. */
export async function refuseOtherKey(world: World): Promise<void> {
  if (await features.keyFits(world)) return;
  throw new CopyError(
    `The passwords in this database were sealed with another key than the one in ${world.config.dataDir}/secrets.key: bring that key back, or restore a copy that has it.`,
  );
}
