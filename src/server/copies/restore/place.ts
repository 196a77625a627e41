import type { Config } from '#server/config.ts';
import { terminalLog } from '#server/ports/log.ts';
import { createQueue } from '#server/queue/pg-boss.ts';
import { connectDatabase } from '#server/services.ts';
import { createStopping } from '#server/stopping/stopping.ts';
import type { RestorePlace } from './restore-copy.ts';

/** The place a configuration names, for a copy to be restored to. */
export const restoreInto = (config: Config): RestorePlace => ({
  dataDir: config.dataDir,
  isEmbedded: config.database.kind === 'pglite',
  open: () => connectDatabase(config),
  makeQueue: async (connection) => {
    const queue = createQueue(connection, { log: terminalLog, stopping: createStopping() });
    await queue.start([]);
    await queue.stop();
  },
});
