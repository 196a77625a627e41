import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createApp, WEBHOOK_PATH } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { FolderInUse } from '#server/db/lock.ts';
import { seedDemo } from '#server/demo/seed.ts';
import type { World } from '#server/world.ts';
import { workBeside } from '#server/demo/work-beside.ts';
import type { DemoAccount } from '#server/demo/seed.ts';
import { beginTrail, recoverAtStart } from '#server/features/career/applications/index.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { originOf } from '#server/origins.ts';
import { builtWeb } from '#server/http/web/static.ts';
import { listen, PortUnavailable } from '#server/listen.ts';
import { describeError, terminalLog } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { practiceSecrets } from '#server/ports/payments/open.ts';
import { listenForMail } from '#server/ports/mail/incoming.ts';
import { narrate } from '#server/narrate.ts';
import { joinPractice, startPractice } from '#server/practice-world.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
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

/** Stops in order on the first signal; a stop that hangs is cut off. */
function stopOnSignal(close: () => Promise<void>): void {
  const onSignal = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void close().then(
      () => process.exit(0),
      (error: unknown) => {
        terminalLog.error('stop.failed', describeError(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
}

/** The practice world: our own child, or the one a test already runs; none in production and on live sources. */
async function findPractice(config: Config): Promise<PracticeProcess | null> {
  if (config.environment === 'production' || config.sources !== 'practice') return null;
  const token = config.practiceControlToken ?? randomBytes(24).toString('base64url');
  if (config.practiceOrigin !== null) return joinPractice(config.practiceOrigin, token);
  return startPractice(config.dataDir, config.port + 1, token);
}

async function run(environmentConfig: Config): Promise<void> {
  const closing = closingStack();
  stopOnSignal(() => closing.close());
  const connection = await openDatabase(environmentConfig);
  await connection.migrate();
  const practice = await findPractice(environmentConfig);
  if (practice) closing.push(() => practice.stop());
  const config = { ...environmentConfig, practiceOrigin: practice?.origin ?? null };
  const services = await createServices(config, connection);
  closing.push(() => services.close());
  const { world } = services;
  await beginTrail(world);
  await services.queue.start(services.handlers);
  const app = createApp({
    world,
    web: builtWeb(join(import.meta.dirname, '..', '..', 'dist'), config.socialLinks),
    mailbox: services.mailbox,
    ready: () => services.ready(),
  });
  // While the demo lives through its weeks, its mail arrives in its world, on its clock.
  const worldsApart = new Map<string, World>();
  let mailIn: number | null = null;
  if (config.mailInPort !== null) {
    const incoming = await listenForMail(
      { port: config.mailInPort, domain: config.mailDomain, log: world.log },
      (mail) => receiveMail(world, mail, (accountId) => worldsApart.get(accountId) ?? world),
    );
    closing.push(() => incoming.close());
    mailIn = incoming.port;
    await practice?.control('mail', { url: `smtp://127.0.0.1:${incoming.port}` });
  }
  const listening = await listen(app, config.port);
  closing.push(() => listening.stop());
  if (config.stripe === null)
    await practice?.control('payments', {
      webhook: { url: `http://localhost:${listening.port}${WEBHOOK_PATH}`, secret: practiceSecrets.webhook },
    });
  // On a shared server another worker may be at it; leases tell there.
  if (connection.kind === 'pglite') await recoverAtStart(world);
  const demo = await workBeside(services.queue, services.handlers, async () =>
    practice && config.demo ? seedDemo(services, practice, worldsApart) : null,
  );
  const stopNarrating = narrate(world);
  closing.push(() => Promise.resolve(stopNarrating()));
  welcome(config, world.log, { demo, mailIn });
}

/** Where to look, in plain lines. */
function welcome(
  config: Config,
  log: Log,
  { demo, mailIn }: { demo: DemoAccount | null; mailIn: number | null },
): void {
  const say = (line: string) => log.say(line);
  say('');
  say(`Legwork is at          ${originOf('main', config.publicOrigin)}`);
  say(`AutoCareer Pro is at   ${originOf('career', config.publicOrigin)}`);
  if (config.mail.kind === 'mailbox')
    say(`Mail it sends is at    ${originOf('main', config.publicOrigin)}/dev/mail`);
  if (mailIn !== null) say(`Employers' mail goes to  smtp://127.0.0.1:${mailIn}`);
  if (config.practiceOrigin) say(`Practice employers at  ${config.practiceOrigin}`);
  if (demo) say(`Demo account: ${demo.email} / ${demo.password}`);
  say('');
}

try {
  await run(readConfig(process.env));
} catch (error) {
  const known =
    error instanceof ConfigError || error instanceof FolderInUse || error instanceof PortUnavailable;
  process.stderr.write(known ? `${error.message}\n` : `${JSON.stringify(describeError(error))}\n`);
  process.exit(1);
}
