import { afterEach, expect, test, vi } from 'vitest';
import { describeError, terminalLog } from '#server/ports/log.ts';

afterEach(() => vi.restoreAllMocks());

const HOSTILE = 'one\n{"level":"info","event":"forged"}\r\u001B[2Jtwo\u0000\u007F\u2028three\u2029\u0085';
const lines = () => {
  const written: string[] = [];
  const keep = (text: unknown) => written.push(String(text)) > 0;
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  return written;
};

test.each(['info', 'warn', 'error'] as const)(
  'a stranger’s words in %s stay in one line that is JSON, and steer no terminal',
  (level) => {
    const written = lines();
    terminalLog[level]('mail.came', {
      subject: HOSTILE,
      [HOSTILE]: [HOSTILE],
      ...describeError(new Error(HOSTILE)),
    });
    expect(written).toHaveLength(1);
    const [line = ''] = written;
    expect(line.indexOf('\n')).toBe(line.length - 1);
    // oxlint-disable-next-line no-control-regex
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/);
    expect(JSON.parse(line)).toMatchObject({ level, event: 'mail.came' });
  },
);

test('a line for the person at the terminal stays one line, without what steers it', () => {
  const written = lines();
  terminalLog.say(`Demo account: ${HOSTILE}`);
  // oxlint-disable-next-line no-control-regex
  expect(written.join('')).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/);
  expect(written).toHaveLength(1);
  expect(written[0]?.split('\n')).toHaveLength(2);
});
