import { join } from 'node:path';
import { createPracticeControl } from '#practice/client.ts';
import type { PracticeControl } from '#practice/client.ts';
import { startPracticeWorld } from '#practice/index.ts';
import { readConfig } from '#server/config.ts';
import { demoResume } from '#server/demo/person.data.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import { createServices, openDatabase } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import type { World } from '#server/world.ts';
import { TestClock } from '#testing/app.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import { everybodys } from '#testing/database/everybodys.ts';

const CONTROL_TOKEN = 'month';
/** On PostgreSQL so many work through the queue at once, as several processes would. */
const HANDS = 4;
const DAY_MS = 86_400_000;

/**
 * A Monday that lies ahead, so that nothing the queue was told to do later falls due by the machine's own clock. In the thirty
 * days after it a calendar month begins, and clocks change in America, Europe and the South.
 */
export const MONTH_STARTS = '2027-03-08T05:30:00.000Z';

/** A push as a device got it: whose, and when by the simulated clock. */
export interface Pushed {
  endpoint: string;
  at: Date;
}

/** The product on a clock that only the simulation moves, and its practice employers, whose clock is set with it and runs on. */
export interface Rig {
  services: Services;
  /** The world as one who looks at all people at once sees it. */
  world: World;
  control: PracticeControl;
  clock: TestClock;
  pushes: Pushed[];
  mails: { mail: OutgoingMail; at: Date }[];
  /** Moves both clocks. */
  moveTo(at: Date): Promise<void>;
  /** Lets the employers' jobs appear until so many days from now: some are older and stand now, the others come day by day. */
  spreadJobs(days: number): Promise<void>;
  /** Runs every job that is due. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts both below an empty folder. Forms are posted as a page would post them, without a browser, and one PDF that was
 * set once stands for every tailored CV and letter: both only take time here. All else is the product's own.
 */
export async function openRig(folder: string, databaseUrl: string | null): Promise<Rig> {
  const practice = await startPracticeWorld({
    directory: join(folder, 'practice'),
    controlToken: CONTROL_TOKEN,
  });
  const control = createPracticeControl(practice.origin, CONTROL_TOKEN);
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      DEMO: 'off',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    }),
    practiceOrigin: practice.origin,
  };
  const clock = new TestClock(MONTH_STARTS);
  const pushes: Pushed[] = [];
  const mails: Rig['mails'] = [];
  const connection = await openDatabase(config);
  await connection.migrate();
  const { log } = recordingLog();
  const services = await createServices(config, connection, {
    clock,
    log,
    browser: postingBrowser(),
    mailer: { send: async (mail) => void mails.push({ mail, at: clock.now() }) },
    push: {
      publicKey: () => 'month',
      accepts: () => true,
      send: async ({ endpoint }) => {
        pushes.push({ endpoint, at: clock.now() });
        return 'delivered';
      },
    },
  });
  const world = everybodys(services);
  const set = await world.typesetter.resume(demoResume, 'en');
  world.typesetter.resume = async () => set;
  world.typesetter.letter = async () => set;
  await services.queue.start(services.handlers);
  return {
    services,
    world,
    control,
    clock,
    pushes,
    mails,
    moveTo: async (at) => {
      clock.set(at.toISOString());
      await control.setClock(at);
    },
    spreadJobs: (days) => control.reset(new Date(clock.now().getTime() + days * DAY_MS)),
    work: async () => {
      const hands = Array.from({ length: databaseUrl === null ? 1 : HANDS }, () =>
        services.queue.drain(services.handlers),
      );
      await Promise.all(hands);
    },
    close: async () => {
      await services.close();
      await practice.close();
    },
  };
}
