import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Where a running server listens for being asked for a copy: a socket in its data folder, or a pipe of Windows for it. */
export function socketPath(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'copies.socket');
  const name = createHash('sha256').update(resolve(dataDir).toLowerCase()).digest('hex').slice(0, 32);
  return `\\\\.\\pipe\\legwork-${name}`;
}
