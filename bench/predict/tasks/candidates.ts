import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { readJson, WrongInput } from './task.ts';

/** Reads the list that answers come from: the file that was named, or the one of its name beside the input. */
export async function readCandidates<T>(
  { input, given, name }: { input: string; given: string | undefined; name: string },
  schema: z.ZodType<T>,
): Promise<T> {
  const beside = [`${name}.json.gz`, `${name}.json`].map((file) => join(dirname(input), file));
  const path = given ?? beside.find(existsSync);
  if (path === undefined)
    throw new WrongInput(
      `There is no ${name}.json or ${name}.json.gz beside ${input}; name it with --candidates FILE.`,
    );
  return readJson(path, schema);
}
