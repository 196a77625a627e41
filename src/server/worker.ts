import { beginTrail } from '#server/features/career/applications/index.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { terminalLog, describeError } from '#server/ports/log.ts';
import { keptPracticeOrigin } from '#server/practice-world.ts';
import { createServices, openDatabase } from '#server/services.ts';

/** More hands for the queue, without HTTP: only useful on a PostgreSQL that several processes share. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  if (config.database.kind !== 'postgres')
    throw new ConfigError(
      'More workers need PostgreSQL: set DATABASE_URL. The embedded database serves one process.',
    );
  const practises = config.environment !== 'production' && config.sources === 'practice';
  const practiceOrigin = practises
    ? (config.practiceOrigin ?? (await keptPracticeOrigin(config.dataDir)))
    : null;
  if (practises && practiceOrigin === null)
    throw new ConfigError(
      'There is no practice world to work with: run npm start with the same DATA_DIR first.',
    );
  const connection = await openDatabase(config);
  await connection.migrate();
  const services = await createServices({ ...config, practiceOrigin }, connection);
  await beginTrail(services.world);
  await services.queue.start(services.handlers);
  await services.queue.work(services.handlers);
  terminalLog.say('Worker is ready.');
  const stop = () => void services.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await run();
} catch (error) {
  process.stderr.write(
    error instanceof ConfigError ? `${error.message}\n` : `${JSON.stringify(describeError(error))}\n`,
  );
  process.exit(1);
}
