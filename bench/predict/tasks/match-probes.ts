import { join } from 'node:path';
import { z } from 'zod';
import { jsonResume } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { openScore, readCandidate, scorePosting } from '#engines/matching/index.ts';
import type { Taxonomy, Wants } from '#engines/matching/index.ts';
import { readPostingText } from '#bench/posting-names/bare-posting.ts';
import { namingModels } from '#bench/posting-names/models.ts';
import { loadTaxonomy, postingOf, profileOf } from './matching-input.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const preferences = z.object({
  salaryFloor: z
    .object({
      amount: z.number(),
      currency: z.string(),
      period: z.enum(['hour', 'day', 'week', 'month', 'year']),
    })
    .optional(),
  locations: z.array(z.string()).default([]),
  remote: z.boolean().optional(),
  relocate: z.boolean().optional(),
});
const posting = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string(),
  description: z.string(),
  salary: z.string().optional(),
});

/** Pairs of people and postings whose scores are to be held against each other. */
export const probesInput = z.object({
  today: z.iso.date(),
  profiles: z.record(z.string(), z.looseObject({})),
  postings: z.record(z.string(), posting),
  items: z.array(
    z.object({
      id: z.string(),
      inputs: z
        .array(z.object({ profile: z.string(), posting: z.string(), preferences: preferences.optional() }))
        .min(1)
        .max(2),
    }),
  ),
});
export type ProbesInput = z.infer<typeof probesInput>;
type Pair = ProbesInput['items'][number]['inputs'][number];

function wantsOf({ preferences: said }: Pair, today: string): Wants {
  return {
    targetTitles: [],
    keywords: [],
    location: '',
    today,
    ...(said === undefined || said.locations.length === 0 ? {} : { places: said.locations }),
    ...(said?.relocate === undefined ? {} : { relocates: said.relocate }),
    ...(said?.salaryFloor === undefined ? {} : { leastPay: said.salaryFloor }),
    ...(said?.remote === false ? { workplaces: ['onsite', 'hybrid'] } : {}),
  };
}

const models = namingModels();

/** The pay its own field says, in the currency of the place. */
function payOf({ title, company, location, salary = '' }: z.infer<typeof posting>): Posting['pay'] {
  const { pay } = readPostingText(`${title}\n${company}\n${location}\nSalary: ${salary}`, models);
  const [min, max] = [pay?.min ?? pay?.max ?? null, pay?.max ?? pay?.min ?? null];
  if (pay === null || pay.currency === null || min === null || max === null) return null;
  return { min, max, currency: pay.currency, period: pay.period };
}

/** The score of one pair, 0 to 100; throws when its profile or posting is not in the input. */
export function scoreOfPair(input: ProbesInput, pair: Pair, taxonomy: Taxonomy): number {
  const profile = input.profiles[pair.profile];
  const given = input.postings[pair.posting];
  if (profile === undefined) throw new Error(`There is no profile “${pair.profile}”.`);
  if (given === undefined) throw new Error(`There is no posting “${pair.posting}”.`);
  const { title, company, location, description } = given;
  const members = { title, company, description, places: location === '' ? [] : [location] };
  const resume = jsonResume.parse({ projects: [], volunteer: [], awards: [], ...profile });
  const candidate = readCandidate(profileOf(resume), wantsOf(pair, input.today), taxonomy);
  return openScore(scorePosting(postingOf({ ...members, pay: payOf(given) }), candidate, taxonomy));
}

/** The scores of the pairs of every item of `input.json` in a folder, in the order of its inputs. */
export async function predictProbes(folder: string, report: Report): Promise<unknown> {
  const input = await readJson(join(folder, 'input.json'), probesInput);
  const taxonomy = await loadTaxonomy();
  const answers = await eachItem(
    input.items,
    ({ id }) => id,
    ({ inputs }) => inputs.map((pair) => scoreOfPair(input, pair, taxonomy)),
    report,
  );
  return answers.map(([id, scores]) => ({ id, scores }));
}
