import { beginTrail } from '#server/features/career/applications/index.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { refuseOtherKey } from '#server/copies/restore/key-fits.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import { refuseBypass } from '#server/db/ownership/refuse-bypass.ts';
import { upgrade } from '#server/copies/upgrade.ts';
import { requireDataFolder } from '#server/db/data-folder.ts';
import { terminalLog, describeError } from '#server/ports/log.ts';
import { keptPractice } from '#server/practice-world.ts';
import { createServices, openDatabase } from '#server/services.ts';
import { closingStack } from '#server/stopping/closing-stack.ts';
import { stopOnSignal } from '#server/stopping/on-signal.ts';
import { createStopping } from '#server/stopping/stopping.ts';

/** More hands for the queue, without HTTP: only useful on a PostgreSQL that several processes share. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (config.database.kind !== 'postgres')
    throw new ConfigError(
      'More workers need PostgreSQL: set DATABASE_URL. The embedded database serves one process.',
    );
  const practises = config.environment !== 'production' && config.sources === 'practice';
  const kept = practises ? await keptPractice(config.dataDir) : { origin: null, token: null };
  const practiceOrigin = practises ? (config.practiceOrigin ?? kept.origin) : null;
  const practiceControlToken = config.practiceControlToken ?? kept.token;
  if (practises && practiceOrigin === null)
    throw new ConfigError(
      'There is no practice world to work with: run npm start with the same DATA_DIR first.',
    );
  const closing = closingStack();
  const stopping = createStopping();
  stopOnSignal({ stopping, close: () => closing.close(), log: terminalLog });
  const connection = await openDatabase(config);
  await upgrade(connection, config, terminalLog);
  await refuseBypass(connection);
  await requireDataFolder(connection.database, config.dataDir);
  const services = await createServices({ ...config, practiceOrigin, practiceControlToken }, connection, {
    stopping,
  });
  closing.push(() => services.close());
  await refuseOtherKey(services.world);
  await beginTrail(services.world);
  await services.queue.start(services.handlers);
  await services.queue.work(services.handlers);
  terminalLog.say('Worker is ready.');
}

try {
  await run();
} catch (error) {
  process.stderr.write(
    error instanceof ConfigError || error instanceof CopyError
      ? `${error.message}\n`
      : `${JSON.stringify(describeError(error))}\n`,
  );
  process.exit(1);
}
