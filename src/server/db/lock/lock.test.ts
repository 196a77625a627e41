import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

const folders: string[] = [];
let folder = '';
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'legwork-lock-'));
  folders.push(parent);
  folder = join(parent, 'database');
});
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true, force: true }))));

/** Another process that takes the lock and keeps it until it is killed. */
async function holder() {
  const lock = join(import.meta.dirname, 'lock.ts');
  const script = `const { lockFolder } = await import(${JSON.stringify(lock)});
    try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, line: String(line).trim() };
}
async function kill(child: ReturnType<typeof spawn>) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a second process is refused and told who has the folder', async () => {
  const unlock = lockFolder(folder);
  const { line } = await holder();
  expect(line).toBe(
    `Another Legwork (process ${process.pid} on ${hostname()}) uses ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
  unlock();
  const second = await holder();
  expect(second.line).toBe('locked');
  await kill(second.child);
});

test('the lock of a killed process is taken over, that of a living one never', async () => {
  const { child, line } = await holder();
  expect(line).toBe('locked');
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  await kill(child);
  expect(existsSync(`${folder}.lock`)).toBe(true);
  const unlock = lockFolder(folder);
  expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('a process that merely has the number of a dead one is not taken for it', () => {
  const dead = { pid: process.ppid, host: hostname(), startedAt: '1' };
  writeFileSync(`${folder}.lock`, JSON.stringify(dead));
  lockFolder(folder)();
});

test('a lock from another machine is respected, and a torn one is not', () => {
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid: 1, host: 'another-machine', startedAt: null }));
  expect(() => lockFolder(folder)).toThrow(/another-machine/);
  writeFileSync(`${folder}.lock`, '{"pid":');
  lockFolder(folder)();
});
