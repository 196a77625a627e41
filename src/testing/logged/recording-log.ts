import type { Log } from '#server/ports/log.ts';

export type Entry = { level: 'info' | 'warn' | 'error'; event: string; fields: Record<string, unknown> };

/** Keeps what was logged, so that a test can read it. */
export function recordingLog() {
  const entries: Entry[] = [];
  const lines: string[] = [];
  const add =
    (level: Entry['level']) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      void entries.push({ level, event, fields });
  const log: Log = {
    info: add('info'),
    warn: add('warn'),
    error: add('error'),
    say: (line) => void lines.push(line),
  };
  return { log, entries, lines };
}

/** Errors that a test is about: an event, and for `job.failed` which job; without one any. */
export class ExpectedErrors {
  readonly #expected: [event: string, job: string | undefined][] = [];

  expect(event: string, job?: string): void {
    this.#expected.push([event, job]);
  }

  /** Throws for every error that was logged and that no test expected: requests and jobs that failed without anybody looking. */
  refuseOthers(entries: readonly Entry[]): void {
    const others = entries.filter(
      ({ level, event, fields }) =>
        level === 'error' &&
        !this.#expected.some(([name, job]) => name === event && (job === undefined || job === fields['job'])),
    );
    if (others.length === 0) return;
    const lines = others.map(({ event, fields }) => `${event} ${JSON.stringify(fields).slice(0, 300)}`);
    throw new Error(`Errors that no test expected:\n${[...new Set(lines)].join('\n')}`);
  }
}
