import { z } from 'zod';
import { prepareSkillLinker } from '#bench/linking/skill-linker.ts';
import { namesOfSkills } from '#bench/linking/skill-names.ts';
import { wordLists } from '#server/ports/words/word-lists.ts';
import { readCandidates } from './candidates.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const sentences = z.array(z.object({ id: z.string(), sentence: z.string() }));
const MOST_SKILLS = 10;

/** The skills of a list that each sentence speaks of, best first. */
export async function predictSkills(input: string, report: Report, given?: string): Promise<unknown> {
  const rows = await readJson(input, sentences);
  const labels = await readCandidates({ input, given, name: 'esco-skills' }, z.array(z.string()));
  const otherNames = namesOfSkills(labels, await wordLists().names());
  const link = prepareSkillLinker({ labels, otherNames });
  const answers = await eachItem(
    rows,
    ({ id }) => id,
    ({ sentence }) => link(sentence, MOST_SKILLS).flatMap(({ skill }) => labels[skill] ?? []),
    report,
  );
  return Object.fromEntries(answers);
}
