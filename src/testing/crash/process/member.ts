import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PHASES } from '#testing/crash/plan/disturbances.ts';
import type { Death, Phase } from '#testing/crash/plan/disturbances.ts';
import type { FromHarness, FromProcess, Request, Standing } from './messages.ts';

const ANSWER_MS = 180_000;

/** A process under test. */
export interface Member {
  /** Resolves with true once it works on the queue, with false when it died before. */
  working: Promise<boolean>;
  /** Resolves with the signal or code it ended with. */
  ended: Promise<NodeJS.Signals | number | null>;
  isAlive(): boolean;
  /** How much work of a phase it has under way. */
  underWay(phase: Phase): number;
  kill(): void;
  /** Stands still until it is woken, as a laptop that is closed. */
  sleep(): void;
  wake(): void;
  plan(death: Death | null): void;
  /** Is called whenever work of a phase begins. */
  onBegun(listener: ((phase: Phase) => void) | null): void;
  /** Asks and waits for the answer. Null when it dies meanwhile. */
  ask(request: Request): Promise<Standing | null>;
}

const MUTANT_LOADER = join(import.meta.dirname, '..', 'mutants', 'load.ts');

/** Starts a process under test, with a fault where `mutant` names one; what it logs is added to `logFile`. */
export function startMember(
  environment: Record<string, string>,
  logFile: string,
  mutant: string | null,
): Member {
  const log = openSync(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: { ...process.env, ...environment, LEGWORK_CRASH_MUTANT: mutant ?? '' },
    stdio: ['ignore', log, log, 'ipc'],
    execArgv: mutant === null ? [] : ['--import', pathToFileURL(MUTANT_LOADER).href],
  });
  closeSync(log);
  let alive = true;
  const ended = once(child, 'exit').then(([code, signal]) => {
    alive = false;
    // The arguments of 'exit': one of both is null.
    return (signal as NodeJS.Signals | null) ?? (code as number | null);
  });
  const waiting = new Map<number, (standing: Standing) => void>();
  const working = Promise.withResolvers<boolean>();
  const underWay = new Map<Phase, number>(PHASES.map((phase) => [phase, 0]));
  const change = (phase: Phase, by: number) => underWay.set(phase, (underWay.get(phase) ?? 0) + by);
  let begun: ((phase: Phase) => void) | null = null;
  child.on('message', (raw) => {
    const message = raw as FromProcess; // Its own messages.
    if (message.kind === 'working') working.resolve(true);
    if (message.kind === 'done') waiting.get(message.id)?.(message.standing);
    if (message.kind === 'ended') change(message.phase, -1);
    if (message.kind !== 'begun') return;
    change(message.phase, 1);
    begun?.(message.phase);
  });
  void ended.then(() => working.resolve(false));
  const send = (message: FromHarness, failed: () => void) =>
    child.connected ? void child.send(message, (error) => error && failed()) : failed();
  let asked = 0;
  return {
    working: working.promise,
    ended,
    isAlive: () => alive,
    underWay: (phase) => underWay.get(phase) ?? 0,
    kill: () => void child.kill('SIGKILL'),
    sleep: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    plan: (death) => send({ kind: 'death', death }, () => undefined),
    onBegun: (listener) => {
      begun = listener;
    },
    ask(request) {
      const id = (asked += 1);
      const answer = Promise.withResolvers<Standing | null>();
      const timer = setTimeout(
        () => answer.reject(new Error(`The process under test did not answer "${request.kind}".`)),
        ANSWER_MS,
      );
      waiting.set(id, answer.resolve);
      void ended.then(() => answer.resolve(null));
      send({ ...request, id }, () => answer.resolve(null));
      return answer.promise.finally(() => clearTimeout(timer));
    },
  };
}
