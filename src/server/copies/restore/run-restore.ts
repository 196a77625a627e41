import { dirname, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import type { Manifest } from '#server/copies/archive/manifest.ts';
import { features } from '#server/features/index.ts';
import { bringErasedList, erasedListIn, readErasedList } from '#server/copies/erased-list.ts';
import { createServices } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { unmarkHalf } from './half-restored.ts';
import { refuseOtherKey } from './key-fits.ts';
import { restoreInto } from './place.ts';
import { restoreCopy } from './restore-copy.ts';

/** What is to be restored. */
export interface RestoreOrder {
  file: string;
  /** The list of erased accounts; beside the file by default, and "none" where nobody was ever erased. */
  erased?: string | undefined;
}

/** What was restored. */
export interface Restored {
  manifest: Manifest;
  /** How many accounts were erased anew. */
  erased: number;
}

const NOBODY = 'none';

async function wasErased(path: string | null): Promise<(accountId: string) => boolean> {
  if (path === null) return () => false;
  return readErasedList(path).catch((error: unknown) => {
    throw new CopyError(
      `There is no list of erased accounts at ${path}: name it with --erased LIST, or say --erased ${NOBODY} when nobody was ever erased.`,
      { cause: error },
    );
  });
}

/**
 * Restores a copy into the empty place a configuration names, to the point where a server may start on it: whoever was erased since
 * the copy is erased anew, and what could have been sent since is put to the person. Until all of it is done the place says that it
 * is half restored. Throws CopyError with one sentence.
 */
export async function runRestore(
  config: Config,
  { file, erased = erasedListIn(dirname(resolve(file))) }: RestoreOrder,
  overrides: Partial<World> = {},
): Promise<Restored> {
  const list = erased === NOBODY ? null : resolve(erased);
  const isErased = await wasErased(list);
  // Before anything is touched: a list of another Legwork in that place is refused.
  if (list !== null) await bringErasedList(list, config.copies.folder);
  const copy = { path: resolve(file), passphrase: config.copies.passphrase };
  const { manifest, connection } = await restoreCopy(copy, restoreInto(config));
  const services = await createServices(config, connection, overrides);
  try {
    const { world } = services;
    await services.queue.start(services.handlers);
    if (!manifest.keys.some(({ name }) => name === 'secrets.key') && !(await features.keyFits(world)))
      throw new CopyError('This copy was made without secrets.key, so the passwords in it cannot be opened.');
    await refuseOtherKey(world);
    await features.beginTrail(world);
    // Erased between the notes and the rows: its steps are in no row.
    for (const accountId of await world.trail.accounts())
      if (isErased(accountId)) await world.trail.forget(accountId);
    const back = await features.eraseAgain(world, isErased);
    await features.askAfterRestore(world, new Date(manifest.takenAt));
    await unmarkHalf(config.dataDir, connection);
    return { manifest, erased: back };
  } finally {
    await services.close();
  }
}
