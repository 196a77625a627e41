import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { setDemoClock } from '#server/demo/set-demo-clock.ts';
import { createServices, openDatabase } from '#server/services.ts';
import { createStopping } from '#server/stopping/stopping.ts';

// Sets the clock of the business demo ahead by some days and its pace. An embedded database must not be in use meanwhile.
const DAY_MS = 24 * 60 * 60 * 1000;
const given = z.tuple([z.coerce.number().int().min(0), z.coerce.number().int().min(1).default(1)]);

async function run(): Promise<string> {
  const parsed = given.safeParse([process.argv[2], process.argv[3]]);
  if (!parsed.success) return 'Usage: npm run demo-clock -- DAYS [PACE]';
  const [days, pace] = parsed.data;
  const config = readConfig(process.env);
  const connection = await openDatabase(config);
  await connection.migrate();
  const services = await createServices(config, connection, { stopping: createStopping() });
  try {
    await services.queue.start(services.handlers);
    const now = await setDemoClock(services.world, { aheadMs: days * DAY_MS, pace });
    return `For the business demo it is ${now.toISOString()}, ${pace === 1 ? 'at the usual pace' : `${pace} times as fast`} from now on.`;
  } finally {
    await services.close();
  }
}

try {
  console.log(await run());
} catch (error) {
  // What is refused says why in a sentence.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
