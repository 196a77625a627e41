import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type { ZodType } from 'zod';

/** A file of one JSON value a line that survives being killed: each line is on disk before `append` returns. */
export type Journal<T> = { append: (value: T) => void; clear: () => void; close: () => void };

/** Opens the file and gives what it holds; a torn last line is cut off, a damaged earlier one is an error. */
export function openJournal<T>(path: string, schema: ZodType<T>): { journal: Journal<T>; held: T[] } {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  const held = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)));
  const file = openSync(path, 'a');
  return {
    held,
    journal: {
      append: (value) => {
        writeSync(file, `${JSON.stringify(value)}\n`);
        fsyncSync(file);
      },
      clear: () => {
        truncateSync(path);
        fsyncSync(file);
      },
      close: () => {
        closeSync(file);
      },
    },
  };
}

/** Replaces a small file in one step: readers see the old text or the new. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.draft`;
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, path);
}
