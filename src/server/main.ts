import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createApp, WEBHOOK_PATH } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { listenForCopies } from '#server/copies/on-demand/listen-for-copies.ts';
import { refuseOtherKey } from '#server/copies/restore/key-fits.ts';
import { copyAtStart } from '#server/copies/hourly/hourly-copy.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import { CopyError } from '#server/copies/copy-error.ts';
import { upgrade } from '#server/copies/upgrade.ts';
import type { Config } from '#server/config.ts';
import { claimDataFolder } from '#server/db/data-folder.ts';
import { FolderInUse } from '#server/db/lock/lock.ts';
import { refuseBypass } from '#server/db/ownership/refuse-bypass.ts';
import { seedDemo } from '#server/demo/seed.ts';
import type { World } from '#server/world.ts';
import { workBeside } from '#server/demo/work-beside.ts';
import type { DemoAccount } from '#server/demo/kept-account.ts';
import { keepLiving } from '#server/demo/live-on.ts';
import { seedDemoShop } from '#server/demo/seed-shop.ts';
import { beginTrail, recoverAtStart } from '#server/features/career/applications/index.ts';
import { receiveMail } from '#server/features/career/inbox/index.ts';
import { originOf } from '#server/origins.ts';
import { builtWeb } from '#server/http/web/static.ts';
import { listen, PortUnavailable } from '#server/listen.ts';
import { describeError, terminalLog } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import { practiceSecrets } from '#server/ports/payments/open.ts';
import { openMailIn } from '#server/ports/mail-reading/open-mail-in.ts';
import type { MailIn } from '#server/ports/mail-reading/open-mail-in.ts';
import { narrate } from '#server/narrate.ts';
import { joinPractice, startPractice } from '#server/practice-world.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
import { createServices, openDatabase } from '#server/services.ts';
import { closingStack } from '#server/stopping/closing-stack.ts';
import { stopOnSignal } from '#server/stopping/on-signal.ts';
import { createStopping } from '#server/stopping/stopping.ts';

/** The practice world: our own child, or the one a test already runs; none in production and on live sources. */
async function findPractice(config: Config, token: string): Promise<PracticeProcess | null> {
  if (config.environment === 'production' || config.sources !== 'practice') return null;
  if (config.practiceOrigin !== null) return joinPractice(config.practiceOrigin, token);
  return startPractice(config.dataDir, config.port + 1, token);
}

async function run(environmentConfig: Config): Promise<void> {
  const closing = closingStack();
  const stopping = createStopping();
  stopOnSignal({ stopping, close: () => closing.close(), log: terminalLog });
  const connection = await openDatabase(environmentConfig);
  await upgrade(connection, environmentConfig, terminalLog);
  await refuseBypass(connection);
  await claimDataFolder(connection.database, environmentConfig.dataDir, terminalLog);
  const token = environmentConfig.practiceControlToken ?? randomBytes(24).toString('base64url');
  const practice = await findPractice(environmentConfig, token);
  if (practice) closing.push(() => practice.stop());
  const config = {
    ...environmentConfig,
    practiceOrigin: practice?.origin ?? null,
    practiceControlToken: practice === null ? null : token,
  };
  const services = await createServices(config, connection, { stopping });
  closing.push(() => services.close());
  const { world } = services;
  await refuseOtherKey(world);
  const deaf = await listenForCopies(
    config.dataDir,
    (target) => takeCopy(services.copySource, target),
    world.log,
  );
  closing.push(deaf);
  await beginTrail(world);
  await services.queue.start(services.handlers);
  await copyAtStart(world, services.copySource);
  const app = createApp({
    world,
    web: builtWeb(join(import.meta.dirname, '..', '..', 'dist'), config),
    mailbox: services.mailbox,
    ready: () => services.ready(),
  });
  // While the demo lives through its weeks, its mail arrives in its world, on its clock.
  const worldsApart = new Map<string, World>();
  const mailIn = await openMailIn(config.mailIn, { domain: config.mailDomain, log: world.log }, (mail) =>
    receiveMail(world, mail, (accountId) => worldsApart.get(accountId) ?? world),
  );
  closing.push(() => mailIn.close());
  if (mailIn.smtp) await practice?.control('mail', { url: `smtp://127.0.0.1:${mailIn.smtp.port}` });
  const listening = await listen(app, config.port, stopping);
  // Side by side: each may take most of the time a stop has.
  closing.push(() => Promise.all([listening.stop(), services.queue.rest()]));
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
  // Beside whoever uses the product by now.
  const shop = practice && config.demo ? await seedDemoShop(world, practice, stopping) : null;
  if (practice === null || shop === null) return;
  world.log.say(`Business demo account: ${shop.email} / ${shop.password}`);
  closing.push(keepLiving(world, practice, stopping));
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** Where to look, in plain lines. */
function welcome(
  config: Config,
  log: Log,
  { demo, mailIn }: { demo: DemoAccount | null; mailIn: MailIn },
): void {
  const say = (line: string) => log.say(line);
  say('');
  say(`Legwork is at          ${originOf('main', config.publicOrigin)}`);
  say(`AutoCareer Pro is at   ${originOf('career', config.publicOrigin)}`);
  if (config.mail.kind === 'mailbox')
    say(`Mail it sends is at    ${originOf('main', config.publicOrigin)}/dev/mail`);
  if (mailIn.smtp) say(`Employers' mail goes to  smtp://${hostInUrl(mailIn.smtp.host)}:${mailIn.smtp.port}`);
  if (config.mailIn.imap) say(`Employers' mail is read from  ${config.mailIn.imap.host}`);
  if (config.practiceOrigin) say(`Practice employers at  ${config.practiceOrigin}`);
  if (demo) say(`Demo account: ${demo.email} / ${demo.password}`);
  say('');
}

try {
  await run(readConfig(process.env));
} catch (error) {
  const known =
    error instanceof ConfigError ||
    error instanceof CopyError ||
    error instanceof FolderInUse ||
    error instanceof PortUnavailable;
  process.stderr.write(known ? `${error.message}\n` : `${JSON.stringify(describeError(error))}\n`);
  process.exit(1);
}
