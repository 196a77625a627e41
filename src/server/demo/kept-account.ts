import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '#server/world.ts';

export interface DemoAccount {
  email: string;
  password: string;
}

/** A demo account as DATA_DIR keeps it; not `complete` while its past is still being lived through. */
export interface KeptAccount extends DemoAccount {
  complete: boolean;
  /** The business of the demo: its owner may found others and turn to them. Absent before there is one. */
  businessId?: string;
  /** The last day that came in after it was made; absent before the first. */
  through?: string;
}

const keptAt = ({ config }: Pick<World, 'config'>, name: string) => join(config.dataDir, `${name}.json`);

/** What was kept under a name, or null. */
export async function readKept(world: Pick<World, 'config'>, name: string): Promise<KeptAccount | null> {
  try {
    // Written below; a file that was edited into something else only costs the demo its password line.
    return JSON.parse(await readFile(keptAt(world, name), 'utf8')) as KeptAccount;
  } catch {
    return null;
  }
}

/** Keeps a demo account for this user of the machine alone. */
export const keep = (world: Pick<World, 'config'>, name: string, account: KeptAccount): Promise<void> =>
  writeFile(keptAt(world, name), JSON.stringify(account), { mode: 0o600 });

/** An account with a new password that can be typed. */
export const freshAccount = (email: string): DemoAccount => ({
  email,
  password: `walk-${randomBytes(6).toString('hex')}`,
});
