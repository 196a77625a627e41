import { z } from 'zod';
import { judgeResume, readResume } from '#engines/resume/index.ts';
import { readPlainText } from '#server/ports/documents/plain-text.ts';
import { wordLists } from '#server/ports/words/word-lists.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const pairs = z.array(z.object({ id: z.string(), a: z.string(), b: z.string() }));

/** The scores of both texts of each pair, and the codes of what was found in the lower one alone. */
export async function predictAnalyses(input: string, report: Report): Promise<unknown> {
  const dictionary = await wordLists().dictionary();
  const judge = (text: string) => {
    const outcome = readPlainText(new TextEncoder().encode(text));
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    const { lines, pages } = outcome;
    const profile = readResume(lines, { id: 'text', name: 'cv.txt' });
    return judgeResume({ lines, pages, profile, target: '', dictionary });
  };
  const answers = await eachItem(
    await readJson(input, pairs),
    ({ id }) => id,
    ({ a, b }) => {
      const [first, second] = [judge(a), judge(b)];
      const lower = first.overall_score < second.overall_score ? first : second;
      return {
        a: first.overall_score,
        b: second.overall_score,
        defects: [...new Set(lower.findings.map(({ code }) => code))],
      };
    },
    report,
  );
  return Object.fromEntries(answers);
}
