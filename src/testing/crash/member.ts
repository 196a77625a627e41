import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { FromHarness, FromProcess } from './messages.ts';

const ANSWER_MS = 120_000;

/** A process under test. */
export interface Member {
  /** Resolves with true once it works on the queue, with false when it died before. */
  working: Promise<boolean>;
  /** Resolves with the signal or code it ended with. */
  ended: Promise<NodeJS.Signals | number | null>;
  kill(): void;
  /** Asks and waits for the answer: whether work is left. Null when it dies meanwhile. */
  ask(kind: FromHarness['kind']): Promise<boolean | null>;
}

/** Starts a process under test; what it logs is added to `logFile`. */
export function startMember(environment: Record<string, string>, logFile: string): Member {
  const log = openSync(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log, 'ipc'],
    execArgv: [],
  });
  const ended = once(child, 'exit').then(
    // The arguments of 'exit': one of both is null.
    ([code, signal]) => (signal as NodeJS.Signals | null) ?? (code as number | null),
  );
  const waiting = new Map<number, (busy: boolean) => void>();
  const working = Promise.withResolvers<boolean>();
  child.on('message', (raw) => {
    const message = raw as FromProcess; // Its own messages.
    if (message.kind === 'working') working.resolve(true);
    if (message.kind === 'done') waiting.get(message.id)?.(message.busy);
  });
  void ended.then(() => working.resolve(false));
  let asked = 0;
  return {
    working: working.promise,
    ended,
    kill: () => void child.kill('SIGKILL'),
    ask(kind) {
      const id = (asked += 1);
      const answer = Promise.withResolvers<boolean | null>();
      const timer = setTimeout(
        () => answer.reject(new Error(`The process under test did not answer "${kind}".`)),
        ANSWER_MS,
      );
      waiting.set(id, answer.resolve);
      void ended.then(() => answer.resolve(null));
      child.send({ kind, id } satisfies FromHarness, (error) => error && answer.resolve(null));
      return answer.promise.finally(() => clearTimeout(timer));
    },
  };
}
