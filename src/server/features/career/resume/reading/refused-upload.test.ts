import { fork, spawn } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentReader } from '#server/ports/documents/reader.ts';
import { createTestApp } from '#testing/app.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { uploadCv } from '#testing/documents/upload-cv.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await signUp(app));
});
afterAll(() => app.close());

const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];
const quiet = { stdio };

const ending = (how: string) =>
  documentReader({
    start: () =>
      spawn(process.execPath, ['-e', `process.send('ready'); process.once('message', () => ${how});`], quiet),
  }).read(cvAsText(), 'cv.txt');

describe('a reader of documents that cannot start', () => {
  it.each([
    ['has no program', () => spawn('/nowhere/reader', quiet)],
    ['is refused by the system', () => fork('/nowhere/reader.ts', [], { stdio: 'ignore' })],
    [
      'may not read its own files',
      () => fork('/nowhere/reader.ts', [], { execArgv: ['--permission'], stdio }),
    ],
  ])('is not blamed on the file, and told to the operator, when it %s', async (_, start) => {
    const { log, entries } = recordingLog();
    const own = app.world.documents;
    app.world.documents = documentReader({ start, log });
    const { status, body } = await uploadCv(app, token, cvAsText(), 'cv.txt');
    app.world.documents = own;
    expect({ status, ...body }).toEqual({
      status: 503,
      code: 'unavailable',
      detail: 'We couldn’t open documents just now. Your file isn’t the problem. Try again in a few minutes.',
    });
    expect(entries).toMatchObject([{ level: 'error', event: 'documents.reader_failed' }]);
  });

  it('ended by the machine while it reads is not blamed on the file either, nor one whose parser broke called too large', async () => {
    expect(await ending("process.kill(process.pid, 'SIGKILL')")).toMatchObject({ reason: 'unavailable' });
    expect(await ending('process.exit(1)')).toMatchObject({ reason: 'unreadable' });
    expect(await ending('process.abort()')).toMatchObject({ reason: 'too_heavy' });
  });

  it('has its time on a processor, however long others hold it by the clock', async () => {
    const late = 'setTimeout(() => process.send({ kind: "text", lines: [], sheets: [], pages: 1 }), 900)';
    const reading = (most: number) =>
      documentReader({
        mostMilliseconds: most,
        start: () =>
          spawn(
            process.execPath,
            ['-e', `process.send('ready'); process.once('message', () => ${late});`],
            quiet,
          ),
      }).read(cvAsText(), 'cv.txt');
    expect(await reading(600)).toMatchObject({ kind: 'text' });
    // Fifteen times its time by the clock is the most.
    expect(await reading(50)).toMatchObject({ kind: 'refused' });
  });
});
