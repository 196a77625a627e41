import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { EncoderUnavailable } from './encoder.ts';
import { startThread } from './surroundings.ts';
import type { EncoderSurroundings } from './surroundings.ts';
import { IDLE_MILLISECONDS, WorkerEncoder } from './worker-encoder.ts';

const QUESTION = 'Can you work weekends?';

/** An encoder whose threads can be ended, and whose five minutes pass when the test says so. */
function encoderWith(more: Partial<EncoderSurroundings> = {}) {
  const threads: Worker[] = [];
  const idle: (() => void)[] = [];
  const encoder = new WorkerEncoder({
    start: (folder) => {
      const thread = startThread(folder);
      threads.push(thread);
      return thread;
    },
    after: (milliseconds, act) => {
      expect(milliseconds).toBe(IDLE_MILLISECONDS);
      idle.push(act);
      return () => idle.splice(idle.indexOf(act), 1);
    },
    ...more,
  });
  opened.push(encoder);
  return { encoder, threads, idle };
}

const opened: WorkerEncoder[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((encoder) => encoder.close()));
});

/** All bits of a vector. */
const bitsOf = ({ buffer, byteOffset, byteLength }: Float32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('hex');
const ended = (thread: Worker | undefined) => new Promise((resolve) => thread?.once('exit', resolve));

describe('the thread of the sentence encoder', () => {
  it('starts with the first text, is let go when nobody asks for five minutes, and starts again', async () => {
    const { encoder, threads, idle } = encoderWith();
    expect(await encoder.encode([])).toEqual([]);
    expect(threads).toHaveLength(0);
    const [first] = await encoder.encode([QUESTION]);
    await encoder.encode([QUESTION]);
    expect(threads).toHaveLength(1);
    expect(idle).toHaveLength(1);
    const end = ended(threads[0]);
    idle[0]?.();
    await end;
    expect(await encoder.encode([QUESTION])).toEqual([first]);
    expect(threads).toHaveLength(2);
  });

  it('gives each text the same vector bit for bit alone and in a batch, in the order of the texts', async () => {
    const { encoder } = encoderWith();
    const texts = Array.from({ length: 20 }, (_, at) => `${QUESTION} ${'Or '.repeat(at % 7)}${at}`);
    const together = (await encoder.encode(texts)).map(bitsOf);
    const alone = await Promise.all(texts.map((text) => encoder.encode([text])));
    expect(together).toEqual(alone.flat().map(bitsOf));
    expect(new Set(together).size).toBe(texts.length);
  });

  it('lets one question through between the texts of a long call', async () => {
    const { encoder } = encoderWith();
    const order: string[] = [];
    const long = encoder.encode(Array.from({ length: 40 }, () => QUESTION)).then(() => order.push('long'));
    const short = encoder.encode([QUESTION]).then(() => order.push('short'));
    await Promise.all([long, short]);
    expect(order).toEqual(['short', 'long']);
  });

  it('starts again where it ended during a call, which then gets its vectors all the same', async () => {
    const { encoder, threads } = encoderWith();
    const [vector] = await encoder.encode([QUESTION]);
    const call = encoder.encode([QUESTION, QUESTION]);
    await threads[0]?.terminate();
    expect(await call).toEqual([vector, vector]);
    expect(threads).toHaveLength(2);
  });

  it('fails a call during which it ended twice, and serves the next one', async () => {
    let isFailing = true;
    const { encoder } = encoderWith({
      start: (folder) => {
        const thread = startThread(folder);
        if (isFailing) void thread.terminate();
        return thread;
      },
    });
    await expect(encoder.encode([QUESTION])).rejects.toThrow('ended twice');
    isFailing = false;
    expect(await encoder.encode([QUESTION])).toHaveLength(1);
  });

  it('says that files are missing to everybody who asks, and looks at them again each time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'legwork-encoder-'));
    const { encoder } = encoderWith({ folder });
    const calls = await Promise.allSettled([encoder.encode([QUESTION]), encoder.encode([QUESTION])]);
    for (const call of calls) {
      expect(call).toMatchObject({ status: 'rejected', reason: expect.any(EncoderUnavailable) });
      expect(String(call.status === 'rejected' && call.reason)).toContain('git checkout --');
    }
    await rm(folder, { recursive: true });
  });

  it('fails what it is at when it is closed', async () => {
    const { encoder, threads } = encoderWith();
    const calls = [encoder.encode([QUESTION]), encoder.encode([QUESTION])];
    const end = ended(threads[0]);
    const failed = Promise.allSettled(calls);
    await encoder.close();
    await end;
    for (const call of await failed)
      expect(call).toMatchObject({ status: 'rejected', reason: expect.any(EncoderUnavailable) });
  });
});
