import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { createPracticeControl } from '#practice/client.ts';
import type { PracticeControl } from '#practice/client.ts';
import { startPracticeWorld } from '#practice/index.ts';
import { startMember } from '#testing/crash/process/member.ts';
import type { Member } from '#testing/crash/process/member.ts';
import { freePort } from '#testing/free-port.ts';
import { openPerson } from './person.ts';
import type { Person } from './person.ts';
import { openRelay } from './relay.ts';
import type { Relay } from './relay.ts';
import { PASSWORD } from './inhabitants.ts';
import { CONTROL_TOKEN } from './template.ts';
import type { Template } from './template.ts';

/** Employers answer within seconds, so that mail plays its part while processes die. */
const REPLY_FACTOR = 0.25;

export interface RigOptions {
  /** Made by makeTemplate; stays as it is. */
  template: Template;
  /** Of this round; gets its own copy. */
  folder: string;
  /** A database that is a copy of the template's; null copies the embedded one. */
  databaseUrl: string | null;
  /** Posts approved plans straight to the forms, without Chromium. */
  withoutBrowser: boolean;
  /** How long a process waits before it prepares an application, in milliseconds. */
  pace: number;
  /** A fault in every process of the round; null for the product as it is. */
  mutant: string | null;
}

/** One round's world: practice employers and a mail server in this process, people, the product's data, and what runs on them. */
export interface Rig {
  control: PracticeControl;
  relay: Relay;
  people: readonly Person[];
  dataDir: string;
  /** Starts a process; `crashAt` is a point or empty. Only the first of several takes requests and mail. */
  start(crashAt: string, isFirst: boolean): Member;
  /** Moves the clocks of the employers and of every process. */
  shift(milliseconds: number): Promise<void>;
  /** Moves the processes' clocks alone. */
  jump(milliseconds: number): Promise<void>;
  /** Puts a copy of the product's folder in its place, once `release` has ended whoever worked in it; embedded database only. */
  copyData(release: () => Promise<unknown>): Promise<void>;
  /** Ends the leases of the dead while nobody is alive, on PostgreSQL: on the embedded one a start takes up everything. */
  lapse(): Promise<void>;
  now(): Date;
  close(): Promise<void>;
}

/** Copies a template and opens its practice world. */
export async function openRig(options: RigOptions): Promise<Rig> {
  const { template, folder, databaseUrl, withoutBrowser, pace, mutant } = options;
  await mkdir(folder, { recursive: true });
  await cp(template.folder, folder, { recursive: true });
  // A killed process leaves its browser's profile; here it goes with the round.
  const temporary = join(folder, 'temporary');
  await mkdir(temporary);
  const [port, mailPort] = [await freePort(), await freePort()];
  const clockFile = join(folder, 'clock');
  let offset = 0;
  let starts = 0;
  await writeFile(clockFile, '0');
  const relay = await openRelay(mailPort);
  const practice = await startPracticeWorld({
    directory: join(folder, 'practice'),
    controlToken: CONTROL_TOKEN,
    mailUrl: relay.url,
    replyFactor: REPLY_FACTOR,
  });
  const control = createPracticeControl(practice.origin, CONTROL_TOKEN);
  const dataDir = join(folder, 'data');
  return {
    control,
    relay,
    dataDir,
    people: template.accounts.map((account) => openPerson(port, { ...account, password: PASSWORD })),
    start: (crashAt, isFirst) =>
      startMember(
        {
          NODE_ENV: 'test',
          DEMO: 'off',
          // Everything goes to a few employers on one site, within minutes.
          EMPLOYER_REST_HOURS: '0',
          HOST_SENDS_PER_HOUR: '1000000',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl ?? '',
          PORT: String(port),
          MAIL_IN_PORT: isFirst ? String(mailPort) : 'off',
          PRACTICE_ORIGIN: practice.origin,
          LEGWORK_CRASH_CLOCK: clockFile,
          LEGWORK_CRASH_AT: crashAt,
          LEGWORK_CRASH_HOW: '',
          LEGWORK_CRASH_PACE: String(pace),
          LEGWORK_CRASH_WITHOUT_BROWSER: withoutBrowser ? 'yes' : '',
          // As many hours from Greenwich as before and after the night in which the clocks change.
          TZ: (starts += 1) % 2 === 0 ? 'Etc/GMT+4' : 'Etc/GMT+5',
          TMPDIR: temporary,
          // Each start would compile the same program anew.
          NODE_COMPILE_CACHE: join(dirname(folder), 'compiled'),
        },
        join(folder, 'log'),
        mutant,
      ),
    async shift(milliseconds) {
      // The employers first: nothing may reach them at a time before it was armed.
      await control.advance(milliseconds);
      offset += milliseconds;
      await writeFile(clockFile, String(offset));
    },
    async jump(milliseconds) {
      offset += milliseconds;
      await writeFile(clockFile, String(offset));
    },
    async copyData(release) {
      const copy = `${dataDir}-copy`;
      await cp(dataDir, copy, { recursive: true });
      await release();
      await rm(dataDir, { recursive: true });
      await rename(copy, dataDir);
    },
    async lapse() {
      if (databaseUrl === null) return;
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('update attempts set lease_until = clock_timestamp()');
      await client.end();
    },
    now: () => new Date(Date.now() + offset),
    async close() {
      await practice.close();
      await relay.close();
    },
  };
}
