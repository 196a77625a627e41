import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { z } from 'zod';

/** The input is not of the task's format; the message is one sentence. */
export class WrongInput extends Error {}

/** An answer of several files: they are written into a folder of the output's name. */
export class Files {
  readonly texts: Readonly<Record<string, string>>;
  constructor(texts: Readonly<Record<string, string>>) {
    this.texts = texts;
  }
}

/**
 * Runs one engine over the items of an input; what a task answers is written as JSON, `Files` as they are. `candidates` is
 * the file of what answers are picked from, where a task has one and it was named.
 */
export type Task = (input: string, report: Report, candidates?: string) => Promise<unknown>;

/** Counts items that failed and are left out. */
export interface Report {
  failed(id: string, error: unknown): void;
}

/** Reads a JSON file, also a gzipped one, and checks its format. */
export async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  let value: unknown;
  try {
    const bytes = await readFile(path);
    value = JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  } catch (error) {
    throw new WrongInput(
      `${path} cannot be read as JSON: ${error instanceof Error ? error.message : 'unknown'}.`,
    );
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new WrongInput(`${path} is not of this task's format: ${first?.path.join('.')}: ${first?.message}.`);
}

/** Runs a step on each item; one that fails is left out and counted, the others go on. */
export async function eachItem<Item, Answer>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  step: (item: Item) => Promise<Answer> | Answer,
  report: Report,
): Promise<[string, Answer][]> {
  const answers: [string, Answer][] = [];
  for (const item of items)
    try {
      answers.push([idOf(item), await step(item)]);
    } catch (error) {
      report.failed(idOf(item), error);
    }
  return answers;
}
