import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive } from '#server/copies/archive/read-archive.ts';
import { copiesJobs, copyHourly } from '#server/copies/hourly/hourly-copy.ts';
import { takeCopy } from '#server/copies/take-copy.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { askServer } from './ask-server.ts';
import { listenForCopies } from './listen-for-copies.ts';
import { socketPath } from './socket-path.ts';

let app: TestApp;
let folder: string;
let stop: () => Promise<void>;
const listen = () =>
  listenForCopies(app.config.dataDir, (target) => takeCopy(app.services.copySource, target), app.world.log);

beforeAll(async () => {
  app = await createTestApp();
  // What asks for something else than a copy is refused, and stands in the log.
  app.expectError('copy.failed');
  folder = await mkdtemp(join(tmpdir(), 'legwork-asked-'));
  stop = await listen();
});
afterAll(async () => {
  await stop();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('is made by the server that runs, asked over a socket that only its user may open', async () => {
  const { dataDir } = app.config;
  expect((await stat(socketPath(dataDir))).mode & 0o777).toBe(0o600);
  const target = join(folder, 'asked.tar.gz');
  const made = await askServer(dataDir, target);
  expect(made).toMatchObject({ path: target });
  expect((await readArchive({ path: target, passphrase: null })).takenAt).toBe(made?.takenAt);
  await expect(askServer(dataDir, target)).rejects.toThrow('There is already a file');
  await expect(askServer(dataDir, 'not/absolute')).rejects.toThrow();
});

it('is not asked of a server that is not there, nor of what a killed one left', async () => {
  const { dataDir } = app.config;
  expect(await askServer(folder, join(folder, 'none.tar.gz'))).toBeNull();
  await stop();
  // A process that is killed leaves its socket lying.
  const script = `require('net').createServer().listen(${JSON.stringify(socketPath(dataDir))}, () => process.kill(process.pid, 'SIGKILL'))`;
  await once(spawn(process.execPath, ['-e', script]), 'close');
  await access(socketPath(dataDir));
  expect(await askServer(dataDir, join(folder, 'none.tar.gz'))).toBeNull();
  stop = await listen();
  expect(await askServer(dataDir, join(folder, 'again.tar.gz'))).not.toBeNull();
});

/** As long as the rows of a large database take. */
const mayTakeNow = () => sleep(1_050, true);

it('is told in the log where the embedded database answered nobody for more than a second', async () => {
  const { copySource } = app.services;
  const connection = { database: copySource.connection.database, kind: 'pglite' as const };
  const { heldMs } = await takeCopy({ ...copySource, connection, mayTakeNow }, join(folder, 'held.tar.gz'));
  // The busy machine of a test may have held others before it.
  expect(app.logged.findLast(({ event }) => event === 'copy.held_long')).toEqual({
    level: 'warn',
    event: 'copy.held_long',
    fields: { heldMs: Math.round(heldMs) },
  });
});

it('is made each hour, and those whose time is over go, with what a killed one left', async () => {
  const { world } = app;
  const { folder: copies } = world.config.copies;
  const { path } = await copyHourly(world, app.services.copySource);
  expect(path).toBe(join(copies, 'legwork-2026-11-16T14-00-00Z.tar.gz'));
  const old = [
    'legwork-2026-10-01T14-00-00Z.tar.gz',
    'legwork-2026-11-16T13-00-00Z.tar.gz.partial',
    'mine.txt',
  ];
  for (const name of old) await writeFile(join(copies, name), 'x');
  const forgotten = join(app.config.dataDir, 'copying', 'rows-of-a-killed-one');
  await writeFile(forgotten, 'x');
  await utimes(forgotten, 0, 0);
  app.clock.advance(60 * 60 * 1000);
  await copyHourly(world, app.services.copySource);
  expect(await readdir(join(app.config.dataDir, 'copying'))).toEqual([]);
  expect((await readdir(copies)).toSorted()).toEqual([
    'erased-accounts.jsonl',
    'legwork-2026-11-16T14-00-00Z.tar.gz',
    'legwork-2026-11-16T15-00-00Z.tar.gz',
    'mine.txt',
  ]);
  const off = { ...world, config: { ...world.config, copies: { ...world.config.copies, hourly: false } } };
  expect(copiesJobs(world, app.services.copySource)[0]?.schedule).toBe('0 * * * *');
  expect(copiesJobs(off, app.services.copySource)[0]?.schedule).toBeNull();
});
