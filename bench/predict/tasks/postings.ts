import { z } from 'zod';
import { readPostingText } from '#bench/posting-names/bare-posting.ts';
import { namingModels } from '#bench/posting-names/models.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const models = namingModels();
const postings = z.array(z.object({ id: z.string(), text: z.string() }));

/** The facts of one posting's text in the words of the task: a bare `$` is Canadian in a Canadian place, else American. */
export function postingFields(text: string) {
  const { named, pay, place, workplace, employment, years, sponsorship } = readPostingText(text, models);
  const bare = pay !== null && !pay.currencySaid;
  return {
    title: named.title,
    company: named.company,
    city: workplace?.workplace === 'remote' ? null : (place?.city ?? null),
    workMode: workplace?.workplace ?? 'unknown',
    employmentType: employment?.type ?? 'full_time',
    salary:
      pay === null
        ? null
        : {
            min: pay.min,
            max: pay.max,
            currency: bare && pay.currency !== 'CAD' ? 'USD' : pay.currency,
            period: pay.period,
          },
    minYears: years?.min ?? null,
    sponsorship: sponsorship?.sponsors ?? null,
  };
}

/** Of every posting's text by its id: title, employer, city, way of working, kind of job, pay, years, sponsorship. */
export async function predictPostings(input: string, report: Report): Promise<unknown> {
  const answers = await eachItem(
    await readJson(input, postings),
    ({ id }) => id,
    ({ text }) => postingFields(text),
    report,
  );
  return Object.fromEntries(answers);
}
