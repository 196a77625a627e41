import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localDay } from '#engines/calendar/index.ts';
import { prepareTaxonomy, readSeeker } from '#engines/matching/index.ts';
import type { Seeker, Taxonomy } from '#engines/matching/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import type { CampaignRow } from './queries.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '..', '..', 'assets', 'taxonomy');
let prepared: Promise<Taxonomy> | null = null;

async function load(): Promise<Taxonomy> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  return prepareTaxonomy({ occupations: await read('occupations.json'), skills: await read('skills.json') });
}

/** The taxonomy, read once per process: it costs about a second and never changes. */
export const taxonomy = (): Promise<Taxonomy> => (prepared ??= load());

/** Who a campaign looks for: the person's facts with this campaign's wishes. */
export async function seekerOf(
  world: Pick<World, 'config' | 'database' | 'clock' | 'tokens'>,
  campaign: CampaignRow,
): Promise<Seeker> {
  const person = await readPerson(world, campaign.accountId);
  return readSeeker(
    person.master,
    {
      targetTitles: campaign.targetTitles,
      keywords: campaign.keywords,
      location: person.location,
      today: localDay(world.clock.now().getTime(), person.timeZone),
    },
    await taxonomy(),
  );
}
