import { createClock, type Clock } from './clock.ts';
import { createDirectory, type Directory } from './directory.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createAccounts, type Accounts } from '#practice/forms/accounts.ts';
import { createCaptcha, type Captcha } from '#practice/forms/captcha.ts';
import { createMailedCodes, type MailedCodes } from './records/mailed-codes.ts';
import { openMailOffice, type MailOffice } from '#practice/mail/office.ts';
import { openPayments, type Payments } from '#practice/payments/payments.ts';
import { openLedger, type Ledger } from '#practice/records/ledger.ts';
import { openState, type StateFile } from '#practice/records/state.ts';
import { openUploads, type Uploads } from '#practice/records/uploads.ts';
import { openVendors, type OpenVendors } from '#practice/town/dialects/open-vendors.ts';
import { createWorld, defaultSeed, type World } from '#practice/world/world.ts';

export type PracticeOptions = {
  /** Folder of the ledger and the rest; a folder keeps the seed it began with. */
  directory: string;
  seed?: number;
  /** smtp:// address; without one, letters wait. */
  mailUrl?: string;
  /** Multiplies the time employers take to write; 1 means a receipt in 2 to 10 s, an answer in 20 to 90 s. */
  replyFactor?: number;
};

/** Everything the world's pages and controls work on. */
export type Practice = {
  world: World;
  clock: Clock;
  state: StateFile;
  directory: Directory;
  ledger: Ledger;
  uploads: Uploads;
  captcha: Captcha;
  accounts: Accounts;
  codes: MailedCodes;
  faults: Faults;
  mail: MailOffice;
  payments: Payments;
  /** The shops of Millbrook, which know nothing of the employers. */
  town: OpenVendors;
  /** Forgets what employers received and what was changed; the clock and the payments stay as they are. */
  /** Begins anew; jobs are dated back from the opening, so one that lies ahead lets them appear day by day. */
  reset: (openedAt?: number) => void;
  close: () => Promise<void>;
};

/** Opens the world in its folder, new or as it was left. */
export function openPractice(options: PracticeOptions): Practice {
  const { directory: path, seed = defaultSeed, mailUrl, replyFactor } = options;
  const first = { seed, openedAt: Date.now(), clockOffset: 0, mailUrl: null, replyFactor: 1, overrides: {} };
  const state = openState(path, first);
  state.change({
    ...(mailUrl === undefined ? {} : { mailUrl }),
    ...(replyFactor === undefined ? {} : { replyFactor }),
  });
  const world = createWorld(state.read().seed);
  const clock = createClock(state.read().clockOffset);
  const directory = createDirectory(world, state, clock);
  const ledger = openLedger(path);
  const uploads = openUploads(path);
  const faults = createFaults();
  const payments = openPayments(path, clock);
  const town = openVendors(path, state.read().seed);
  const mail = openMailOffice(path, { clock, directory, state });
  return {
    world,
    clock,
    state,
    directory,
    ledger,
    uploads,
    captcha: createCaptcha(),
    accounts: createAccounts(),
    codes: createMailedCodes(),
    faults,
    mail,
    payments,
    town,
    reset: (openedAt = clock.now()) => {
      ledger.clear();
      uploads.clear();
      mail.clear();
      faults.clear();
      state.change({ overrides: {}, openedAt });
    },
    close: async () => {
      payments.close();
      await town.close();
      await mail.close();
      ledger.close();
      uploads.close();
    },
  };
}
