import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '#server/db/pglite.ts';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { terminalLog } from '#server/ports/log.ts';
import { createQueue } from '#server/queue/pg-boss.ts';

/** Vitest's global set-up: migrates once and dumps, so that each worker clones; unpacks the browser once for all. */
export async function setup(): Promise<() => Promise<void>> {
  await findChromium(sharedFolder);
  const folder = await mkdtemp(join(tmpdir(), 'legwork-tests-'));
  const connection = await openPglite({ memory: true });
  await connection.migrate();
  const queue = createQueue(connection, terminalLog);
  await queue.start([]);
  await queue.stop();
  if (connection.queueBackend.kind === 'pglite') {
    const dump = await connection.queueBackend.client.dumpDataDir('gzip');
    const path = join(folder, 'migrated.tar.gz');
    await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
    process.env['LEGWORK_TEST_DUMP'] = path;
  }
  await connection.close();
  return () => rm(folder, { recursive: true, force: true });
}
