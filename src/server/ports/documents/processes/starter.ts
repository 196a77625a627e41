import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { Asked, Told } from './starter-messages.ts';

/** What is used of a process that reads: a child of this one, or one that a starter keeps. */
export type ReaderProcess = Pick<EventEmitter, 'on' | 'once' | 'removeAllListeners'> & {
  readonly pid?: number | undefined;
  readonly connected: boolean;
  send: (message: object, sent: (error: Error | null) => void) => unknown;
  kill: (signal: 'SIGKILL') => unknown;
  ref: () => void;
  unref: () => void;
  readonly channel?: { ref: () => void; unref: () => void } | null | undefined;
};

/** A reader in the care of the starter; it is spoken to as to a child of one's own. */
class KeptReader extends EventEmitter implements ReaderProcess {
  pid: number | undefined;
  connected = true;
  readonly #starter: Starter;
  readonly #id: number;

  constructor(starter: Starter, id: number) {
    super();
    this.#starter = starter;
    this.#id = id;
  }

  send(message: object, sent: (error: Error | null) => void): void {
    this.#starter.ask({ kind: 'send', id: this.#id, message }, sent);
  }

  kill(): void {
    this.#starter.ask({ kind: 'kill', id: this.#id });
  }

  ref(): void {
    this.#starter.needs(this, true);
  }

  unref(): void {
    this.#starter.needs(this, false);
  }

  hear(told: Told): void {
    if (told.kind === 'started') this.pid = told.pid;
    else if (told.kind === 'message') this.emit('message', told.message);
    else {
      this.connected = false;
      if (told.kind === 'exit') this.emit('exit', told.code, told.signal);
      else if (this.listenerCount('error') > 0) this.emit('error', new Error(told.problem));
    }
  }
}

/** Starts readers by a small process of its own, because starting one halts whoever does it; that begins with the first reader. */
export class Starter {
  #process: ChildProcess | null = null;
  readonly #readers = new Map<number, KeptReader>();
  readonly #needed = new Set<KeptReader>();
  #count = 0;

  start(): ReaderProcess {
    this.#count += 1;
    const reader = new KeptReader(this, this.#count);
    this.#readers.set(this.#count, reader);
    this.ask({ kind: 'start', id: this.#count });
    return reader;
  }

  ask(asked: Asked, sent: (error: Error | null) => void = () => undefined): void {
    this.#process ??= this.#begin();
    this.#process.send(asked, sent);
  }

  /** Whether somebody waits for a reader, so that the program must not end. */
  needs(reader: KeptReader, isNeeded: boolean): void {
    if (isNeeded) this.#needed.add(reader);
    else this.#needed.delete(reader);
    for (const handle of [this.#process, this.#process?.channel])
      if (this.#needed.size > 0) handle?.ref();
      else handle?.unref();
  }

  #hear(told: Told): void {
    const reader = this.#readers.get(told.id);
    if (told.kind === 'exit' || told.kind === 'error') {
      this.#readers.delete(told.id);
      if (reader !== undefined) this.needs(reader, false);
    }
    reader?.hear(told);
  }

  #begin(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'starter-process.ts'), [], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const lost = () => {
      if (this.#process !== begun) return;
      this.#process = null;
      // Its readers end with it.
      for (const id of this.#readers.keys())
        this.#hear({ kind: 'error', id, problem: 'The process that starts readers ended.' });
    };
    begun.on('message', (told: Told) => this.#hear(told));
    begun.on('error', lost).on('exit', lost).on('disconnect', lost);
    begun.unref();
    begun.channel?.unref();
    return begun;
  }
}
