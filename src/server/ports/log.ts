/** One structured line per event; never a token, a password, a code or the text of a person's document. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
  /** A plain line for the person at the terminal. */
  say(line: string): void;
}

// Control characters would let a stranger's text forge log lines.
// oxlint-disable-next-line no-control-regex
const printable = (text: string) => text.replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ');

function line(level: string, event: string, fields: Record<string, unknown> = {}): string {
  return `${printable(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }))}\n`;
}

/** Structured lines go to standard error, plain ones to standard output. */
export const terminalLog: Log = {
  info: (event, fields) => void process.stderr.write(line('info', event, fields)),
  warn: (event, fields) => void process.stderr.write(line('warn', event, fields)),
  error: (event, fields) => void process.stderr.write(line('error', event, fields)),
  say: (text) => void process.stdout.write(`${printable(text)}\n`),
};

/** What may be logged of an unknown error: its name and message, never its payload. */
export function describeError(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return { error: `${error.name}: ${error.message}${cause}`, stack: error.stack ?? '' };
}
