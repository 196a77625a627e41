import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#scripts/run.ts';
import { freePort } from '#testing/free-port.ts';

// How long `npm start` takes on a machine that has seen none of it: a fresh clone, nothing in the home folder, everything installed.
/** The lines that say that an account is there, and the seconds within which each is wanted. */
const WANTED: readonly [line: string, seconds: number][] = [
  ['Demo account', 150],
  ['Business demo account', 180],
];
/** Whoever has not said it by then hangs. */
const MOST_MS = 15 * 60_000;
const STOP_MS = 30_000;
/** What a shell of somebody else on this machine has, to reach the network; whatever else would point to what is there already stays behind. */
const KEPT = [
  'LANG',
  'TERM',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];
const isKept = (name: string) => KEPT.includes(name.toUpperCase());

/** The environment of the start: an empty home, and ports that nobody uses. */
async function environmentIn(home: string): Promise<NodeJS.ProcessEnv> {
  const kept = Object.entries(process.env).filter(([name]) => isKept(name));
  // npm put the tools of this folder first.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  return {
    ...Object.fromEntries(kept),
    PATH: path.join(delimiter),
    HOME: home,
    PORT: String(await freePort()),
    MAIL_IN_PORT: '0',
  };
}

async function clone(folder: string): Promise<void> {
  // As from another machine: no file is shared with the folder it is cloned from.
  const git = spawn('git', ['clone', '--quiet', '--no-local', root, folder], { stdio: 'inherit' });
  const [code] = await once(git, 'close');
  if (code !== 0) throw new Error('The repository could not be cloned; the reason is above.');
}

/** Waits until a start has said its lines, and answers the seconds after which it said each; throws when it ended before. */
function untilSaid(child: ChildProcess): Promise<number[]> {
  const began = performance.now();
  const saidAfter: number[] = [];
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (part: Buffer) => {
      process.stdout.write(part);
      said = (said + String(part)).slice(-2_000);
      const [line] = WANTED[saidAfter.length] ?? [];
      if (line === undefined || !said.includes(line)) return;
      saidAfter.push((performance.now() - began) / 1000);
      if (saidAfter.length === WANTED.length) resolve(saidAfter);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => reject(new Error(`It ended with ${code} before it was there.`)));
    setTimeout(() => reject(new Error('It was not there after a quarter of an hour.')), MOST_MS).unref();
  });
}

const load = () => loadavg()[0]?.toFixed(1);

/** Stops a start and all that it started, which are a group of their own. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const { pid } = child;
  const ended = once(child, 'close');
  process.kill(-pid, 'SIGTERM');
  const late = await Promise.race([ended.then(() => false), sleep(STOP_MS, true, { ref: false })]);
  if (!late) return;
  process.kill(-pid, 'SIGKILL');
  await ended;
}

const folder = await mkdtemp(join(tmpdir(), 'legwork-first-start-'));
const home = join(folder, 'home');
const product = join(folder, 'legwork');
let child: ChildProcess | null = null;
try {
  await mkdir(home);
  await clone(product);
  const env = await environmentIn(home);
  child = spawn('npm', ['start'], { cwd: product, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const [place, seconds] of (await untilSaid(child)).entries()) {
    const [line, wanted] = WANTED[place] ?? ['', 0];
    console.log(
      `${line}: ${seconds.toFixed(1)} s of at most ${wanted} s, on a machine with a load of ${load()}.`,
    );
    if (seconds > wanted) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (child) await stop(child);
  await rm(folder, { recursive: true, force: true });
}
