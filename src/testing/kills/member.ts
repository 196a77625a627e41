import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked, Settled, Told } from './messages.ts';

const MOST_MS = 180_000;

/** A process under test; each answer is null where it died before. */
export interface Member {
  working: Promise<boolean>;
  /** Asks for something, and kills it so many milliseconds later where `killAfter` says so. */
  ask(asked: Asked, killAfter: number | null): Promise<Settled | null>;
}

/** Starts a process on a folder; what it prints is added to a file. */
export function startMember(folder: string): Member {
  const log = openSync(join(folder, 'log'), 'a');
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: { ...process.env, NODE_ENV: 'test', DEMO: 'off', DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = once(child, 'exit');
  const told = (kind: Told['kind']) =>
    new Promise<Told | null>((resolve) => {
      child.on('message', (message: Told) => {
        if (message.kind === kind) resolve(message);
      });
      void ended.then(() => resolve(null));
    });
  return {
    working: told('working').then((message) => message !== null),
    async ask(asked, killAfter) {
      const answer = told('settled');
      child.send(asked, () => undefined);
      if (killAfter !== null) void sleep(killAfter).then(() => child.kill('SIGKILL'));
      const late = AbortSignal.timeout(MOST_MS);
      const first = await Promise.race([answer, once(late, 'abort').then(() => 'late' as const)]);
      if (first === 'late') throw new Error(`It was not done with "${asked.act}" after ${MOST_MS / 1000} s.`);
      // The one who kills by the clock may come too late.
      if (killAfter !== null) await ended;
      if (asked.act === 'stop') await ended;
      return first as Settled | null;
    },
  };
}
