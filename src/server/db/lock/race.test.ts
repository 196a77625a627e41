import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markOf } from './holder.ts';

/** `LOCK_ROUNDS=500` tries it as often as is promised; each round has another of the starting points. */
const ROUNDS = Number(process.env['LOCK_ROUNDS'] ?? 60);
const CONTENDERS = 3;
/** No system gives out a process number this high, so its process is dead. */
const NOBODY = 2 ** 30;

let parent: string;
let lock: string;
let contenders: ReturnType<typeof startContender>[] = [];

/** A process that tries for the lock at the moment it is told, and gives back what it got when it is told. */
function startContender(folder: string) {
  const script = `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))});
    let release;
    process.on('message', (at) => {
      if (at === null) { release?.(); release = undefined; return process.send('released'); }
      while (performance.timeOrigin + performance.now() < at);
      try { release = lockFolder(${JSON.stringify(folder)}); process.send('won'); }
      catch (error) { process.send(error.constructor.name); }
    });
    process.send('ready');`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function ask(message: number | null): Promise<string[]> {
  const answers = contenders.map(async (contender) => {
    const [answer] = await once(contender, 'message');
    return String(answer);
  });
  for (const contender of contenders) contender.send(message ?? (null as never));
  return Promise.all(answers);
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'legwork-lock-race-'));
  lock = join(parent, 'database.lock');
  contenders = Array.from({ length: CONTENDERS }, () => startContender(join(parent, 'database')));
  await Promise.all(contenders.map((contender) => once(contender, 'message')));
});
afterAll(async () => {
  for (const contender of contenders) contender.kill('SIGKILL');
  await rm(parent, { recursive: true, force: true });
});

const deadRecord = () =>
  JSON.stringify({ pid: NOBODY, host: hostname(), startedAt: '1', taking: randomUUID() });

/** How the folder is found: what a process that died left, at each place where it can die. */
const found: Record<string, () => void> = {
  'the lock of a dead process': () => writeFileSync(lock, deadRecord()),
  'a process that died while it took over': () => {
    const dead = deadRecord();
    writeFileSync(lock, dead);
    writeFileSync(`${lock}.after-${markOf(dead)}`, deadRecord());
  },
  'two that died while they took over': () => {
    const records = [deadRecord(), deadRecord(), deadRecord()] as const;
    writeFileSync(lock, records[0]);
    writeFileSync(`${lock}.after-${markOf(records[0])}`, records[1]);
    writeFileSync(`${lock}.after-${markOf(records[1])}`, records[2]);
  },
  'a process that died when it had just taken over': () => {
    const dead = deadRecord();
    const successor = deadRecord();
    writeFileSync(lock, successor);
    writeFileSync(`${lock}.after-${markOf(dead)}`, successor);
  },
  'half a lock': () => writeFileSync(lock, `{"pid":${NOBODY},"taking":"${randomUUID()}`),
  'no lock': () => rmSync(lock, { force: true }),
};

test(`of ${CONTENDERS} processes that start at once exactly one gets the folder, ${ROUNDS} times of ${ROUNDS}`, async () => {
  const situations = Object.entries(found);
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [name, leave] = situations[round % situations.length] ?? ['', () => undefined];
    leave();
    const answers = await ask(performance.timeOrigin + performance.now() + 4);
    const won = answers.filter((answer) => answer === 'won').length;
    const refused = answers.filter((answer) => answer === 'FolderInUse').length;
    if (won !== 1 || refused !== CONTENDERS - 1) wrong.push(`round ${round}, ${name}: ${answers.join(', ')}`);
    await ask(null);
  }
  expect(wrong).toEqual([]);
  expect(readdirSync(parent)).toEqual([]);
});
