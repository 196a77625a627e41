// Makes sure node_modules matches package-lock.json before any command runs.
// Plain ESM for any Node from 18 on: on a fresh machine this runs before the project's own Node 24 is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.legwork-installed');
const mutex = join(root, '.installing');
const STALE_AFTER_MS = 10 * 60 * 1000;

const hashOfLockfile = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLockfile();
const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function takeMutex() {
  for (;;) {
    try {
      mkdirSync(mutex);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(mutex, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > STALE_AFTER_MS) rmSync(mutex, { recursive: true, force: true });
      else sleep(500);
    }
  }
}

function install() {
  console.log('Installing what Legwork needs (the first time takes about a minute)...');
  const npm = process.env.npm_execpath;
  // Exactly what is locked, and the lockfile stays as it is.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], {
        cwd: root,
        stdio: 'inherit',
      })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('npm ci failed; its own message is above. Fix that and run the command again.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, hashOfLockfile());
}

function requireNode24() {
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const major = Number(process.versions.node.split('.')[0]);
  if (existsSync(own) || major >= 24) return;
  console.error(
    `Legwork runs on Node 24. npm has no build of it for ${process.platform} ${process.arch}, and this is Node ${process.versions.node}: install Node 24 and run the command again.`,
  );
  process.exit(1);
}

if (!isInstalled()) {
  takeMutex();
  try {
    if (!isInstalled()) install();
  } finally {
    rmSync(mutex, { recursive: true, force: true });
  }
}
requireNode24();
