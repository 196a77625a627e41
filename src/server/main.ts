import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { originOf } from '#server/http/hosts.ts';
import { builtWeb } from '#server/http/static.ts';
import { listen, PortUnavailable } from '#server/listen.ts';
import { describeError, terminalLog } from '#server/ports/log.ts';
import { listenForMail } from '#server/ports/mail/incoming.ts';
import { startPractice } from '#server/practice-world.ts';
import { createServices, openDatabase } from '#server/services.ts';

const STOP_TIMEOUT_MS = 14_000;

/** Runs closing steps newest first, so that nothing is closed under what still uses it. */
function closingStack() {
  const steps: (() => Promise<void>)[] = [];
  return {
    push: (step: () => Promise<void>) => void steps.push(step),
    async close() {
      for (let step = steps.pop(); step; step = steps.pop()) await step();
    },
  };
}

async function run(environmentConfig: Config): Promise<void> {
  const closing = closingStack();
  const onSignal = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void closing.close().then(
      () => process.exit(0),
      (error: unknown) => {
        terminalLog.error('stop.failed', describeError(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);

  const connection = await openDatabase(environmentConfig);
  await connection.migrate();
  const practice =
    environmentConfig.sources === 'practice' && environmentConfig.environment !== 'production'
      ? await startPractice(environmentConfig.dataDir, environmentConfig.port + 1)
      : null;
  if (practice) closing.push(practice.stop);
  const config = { ...environmentConfig, practiceOrigin: practice?.origin ?? null };
  const services = await createServices(config, connection);
  closing.push(services.close);
  const app = createApp({
    world: services.world,
    web: builtWeb(join(import.meta.dirname, '..', '..', 'dist')),
    mailbox: services.mailbox,
    ready: services.ready,
  });
  if (config.mailInPort !== null) {
    const incoming = await listenForMail(
      { port: config.mailInPort, domain: config.mailDomain, log: services.world.log },
      (mail) => receiveMail(services.world, mail),
    );
    closing.push(incoming.close);
    await practice?.control('mail', { url: `smtp://127.0.0.1:${incoming.port}` });
  }
  await services.queue.start(services.handlers, false);
  const listening = await listen(app, config.port);
  closing.push(listening.stop);
  const say = services.world.log.say;
  const local = (kind: 'main' | 'career') => originOf(kind, config.publicOrigin);
  const demo = practice && config.demo ? await seedDemo(services, practice) : null;
  await services.queue.start(services.handlers, true);
  say('');
  say(`Legwork is at          ${local('main')}`);
  say(`AutoCareer Pro is at   ${local('career')}`);
  if (services.mailbox) say(`Mail it sends is at    ${local('main')}/dev/mail`);
  if (practice) say(`Practice employers at  ${practice.origin}`);
  if (demo) say(`Demo account: ${demo.email} / ${demo.password}`);
  say('');
}

try {
  await run(readConfig(process.env));
} catch (error) {
  const known = error instanceof ConfigError || error instanceof FolderInUse || error instanceof PortUnavailable;
  process.stderr.write(known ? `${error.message}\n` : `${JSON.stringify(describeError(error))}\n`);
  process.exit(1);
}
