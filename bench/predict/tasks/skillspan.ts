import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { prepareKnownNames } from '#bench/skillspan/known-names.ts';
import { findPhrases } from '#bench/skillspan/phrases.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const texts = z.array(z.object({ id: z.string(), tokens: z.array(z.string()) }));
const SKILLS = join(import.meta.dirname, '..', '..', '..', 'assets', 'taxonomy', 'skills.json');

/** The phrases of each text that name what one is to do and to know, as places among its tokens. */
export async function predictPhrases(input: string, report: Report): Promise<unknown> {
  const rows = await readJson(input, texts);
  const names = prepareKnownNames(JSON.parse(await readFile(SKILLS, 'utf8')));
  const answers = await eachItem(
    rows,
    ({ id }) => id,
    ({ tokens }) => findPhrases(tokens, names),
    report,
  );
  return Object.fromEntries(answers);
}
