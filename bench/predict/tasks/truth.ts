import { join } from 'node:path';
import { z } from 'zod';
import { checkClaims } from '#engines/claims/index.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const posting = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string().default(''),
  description: z.string(),
});

/** Texts about people, each with where it would stand. */
export const truthInput = z.object({
  today: z.iso.date(),
  profiles: z.record(z.string(), z.looseObject({})),
  postings: z.record(z.string(), posting).default({}),
  items: z.array(
    z.object({
      id: z.string(),
      profileId: z.string(),
      postingId: z.string().nullable().default(null),
      target: z.string(),
      text: z.string(),
    }),
  ),
});
export type TruthInput = z.infer<typeof truthInput>;

/** Sources are named by their place in the profile: these profiles have no facts. */
const NO_FACTS: readonly { id: string; path: string }[] = [];

/** Whether the gate lets one text stand; throws when its profile or posting is not in the input. */
export function isAllowed(input: TruthInput, item: TruthInput['items'][number]): boolean {
  const resume = input.profiles[item.profileId];
  if (resume === undefined) throw new Error(`There is no profile “${item.profileId}”.`);
  const about = item.postingId === null ? null : input.postings[item.postingId];
  if (about === undefined) throw new Error(`There is no posting “${item.postingId}”.`);
  const { target, text } = item;
  const { today } = input;
  return checkClaims({ profile: { resume, facts: NO_FACTS }, posting: about, target, text, today }).allowed;
}

/** Of every text in `input.json` of a folder, whether the gate for claims lets it stand. */
export async function predictTruth(folder: string, report: Report): Promise<unknown> {
  const input = await readJson(join(folder, 'input.json'), truthInput);
  const answers = await eachItem(
    input.items,
    ({ id }) => id,
    (item) => isAllowed(input, item),
    report,
  );
  return Object.fromEntries(answers);
}
