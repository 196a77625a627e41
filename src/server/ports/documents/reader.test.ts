import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cvAsDocx, cvAsPdf, cvAsText } from '#testing/documents/cv.ts';
import { documentReader } from './reader.ts';

const reader = documentReader();
const readHostile = async (name: string) => {
  const path = join(import.meta.dirname, '..', '..', '..', 'testing', 'documents', name);
  return reader.read(new Uint8Array(await readFile(path)), name);
};
const textOf = (outcome: Awaited<ReturnType<typeof reader.read>>) =>
  outcome.kind === 'text' ? outcome.lines.map((line) => line.text) : [];

// What a document says is told in read-document.test.ts, without a process for each.
describe('a document in a process of its own', () => {
  it('is read from PDF, Word and plain text', async () => {
    const item = '• Closed the monthly books by the fifth working day';
    expect(textOf(await reader.read(await cvAsPdf(), 'cv.pdf'))).toContain(item);
    expect(textOf(await reader.read(await cvAsDocx(), 'cv.docx'))).toContain(item);
    expect(textOf(await reader.read(cvAsText(), 'cv.txt'))[0]).toBe('Amara Lindqvist');
  });

  it('says why it is refused', async () => {
    expect(await readHostile('password.pdf')).toEqual({ kind: 'refused', reason: 'encrypted' });
    // The library throws there.
    expect(await readHostile('broken-container.doc')).toEqual({ kind: 'refused', reason: 'unreadable' });
  });

  it('survives a stream that unpacks to 120 MB, a form that draws itself and endless brackets', async () => {
    expect((await readHostile('inflates-to-120mb.pdf')).kind).toBe('refused');
    expect((await readHostile('deep-brackets.pdf')).kind).toBe('refused');
    expect(textOf(await readHostile('form-draws-itself.pdf')).length).toBeLessThan(5);
  });

  it('refuses more than 5 MB before reading any of it', async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1).fill(65);
    expect(await reader.read(bytes, 'cv.txt')).toEqual({ kind: 'refused', reason: 'too_large' });
  });

  it('kills a reading that takes too long, and goes on with the next', async () => {
    const impatient = documentReader({ mostMilliseconds: 1, concurrency: 1 });
    expect(await impatient.read(cvAsText(), 'cv.txt')).toEqual({ kind: 'refused', reason: 'too_slow' });
    expect(textOf(await reader.read(cvAsText(), 'cv.txt')).length).toBeGreaterThan(5);
  });

  it('stops when it is told to, also while it waits for its turn', async () => {
    const one = documentReader({ concurrency: 1 });
    const stop = new AbortController();
    const first = one.read(cvAsText(), 'cv.txt', { signal: stop.signal });
    const second = one.read(cvAsText(), 'cv.txt', { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    await expect(second).rejects.toThrow('enough');
    expect(textOf(await one.read(cvAsText(), 'cv.txt')).length).toBeGreaterThan(5);
  });
});
