import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cvAsText } from '#testing/documents/cv.ts';
import { Starter } from './starter.ts';

const parentOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(' ')[3]);

it.skipIf(!existsSync('/proc/self/stat'))(
  'a reader is no child of the server, ends with the process that started it, and the next one begins anew',
  async () => {
    const starter = new Starter();
    const first = starter.start();
    first.ref();
    expect(await new Promise((resolve) => first.once('message', resolve))).toBe('ready');
    const parent = parentOf(first.pid);
    expect(parent).not.toBe(process.pid);
    expect(parentOf(parent)).toBe(process.pid);
    const ended = new Promise((resolve) => first.once('error', resolve));
    process.kill(parent, 'SIGKILL');
    expect(await ended).toBeInstanceOf(Error);
    const second = starter.start();
    second.ref();
    await new Promise((resolve) => second.once('message', resolve));
    const answered = new Promise((resolve) => second.once('message', resolve));
    second.send({ bytes: cvAsText(), fileName: 'cv.txt' }, () => undefined);
    expect(await answered).toMatchObject({ kind: 'text' });
    second.unref();
  },
);
