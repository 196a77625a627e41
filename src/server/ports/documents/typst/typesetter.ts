import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { LettersMissing } from '#server/ports/typesetter.ts';
import type { Typesetter } from '#server/ports/typesetter.ts';
import { letterData, resumeData } from './document-data.ts';

const MOST_MILLISECONDS = 20_000;
/** An idle setter is let go after this; the next document starts another in about 0.2 s. */
const IDLE_MILLISECONDS = 60_000;

type Answer = { id: number } & ({ pdf: Uint8Array } | { problem: string });

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
  deadline: NodeJS.Timeout;
}

/** As Typst says that no face has some letters; quotes come with a backslash or two. */
const MISSING = /the text `\\*"(.+?)\\*"` could not be displayed with font/;

function failureOf(problem: string): Error {
  const letters = MISSING.exec(problem)?.[1];
  return letters === undefined
    ? new Error(`The document could not be set: ${problem}`)
    : new LettersMissing(letters);
}

/** The process that sets documents, started when there is something to set and again after it broke. */
class SetterProcess {
  #child: ChildProcess | null = null;
  #next = 0;
  #idle: NodeJS.Timeout | null = null;
  readonly #waiting = new Map<number, Waiting>();

  set(template: 'resume' | 'letter' | 'report', data: object): Promise<Uint8Array> {
    const child = (this.#child ??= this.#start());
    if (this.#idle) clearTimeout(this.#idle);
    child.ref();
    child.channel?.ref();
    const id = (this.#next += 1);
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => child.kill('SIGKILL'), MOST_MILLISECONDS);
      this.#waiting.set(id, { resolve, reject, deadline });
      child.send({ id, template, data: JSON.stringify(data) }, (error) => {
        if (error) child.kill('SIGKILL');
      });
    });
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'typst-process.ts'), [], {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The child is our own program.
    child.on('message', (message) => this.#answer(child, message as Answer));
    child.once('exit', () => this.#ended(child));
    child.once('error', () => this.#ended(child));
    return child;
  }

  #answer(child: ChildProcess, answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.deadline);
    if ('pdf' in answer) waiting.resolve(answer.pdf);
    else waiting.reject(failureOf(answer.problem));
    if (this.#waiting.size > 0) return;
    // Nothing to do: neither the process nor its timer may keep the server from stopping.
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => child.kill(), IDLE_MILLISECONDS).unref();
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.deadline);
      waiting.reject(new Error('The process that sets documents ended.'));
    }
    this.#waiting.clear();
  }
}

/** Sets resumes, letters and reports with Typst, in a process of its own; data goes in as JSON, never as markup. */
export function typstTypesetter(): Typesetter {
  const setter = new SetterProcess();
  return {
    resume: (resume, language, paper = 'letter') => setter.set('resume', resumeData(resume, language, paper)),
    letter: (letter, from, to, paper = 'letter') => setter.set('letter', letterData(letter, from, to, paper)),
    report: (report) => setter.set('report', report),
  };
}
