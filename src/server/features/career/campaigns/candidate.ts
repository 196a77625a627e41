import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankAnswer } from '#contract/career/form.ts';
import { WORKPLACES } from '#contract/career/posting.ts';
import { localDay } from '#engines/calendar/index.ts';
import { prepareTaxonomy, readCandidate } from '#engines/matching/index.ts';
import type { Candidate, Skip, Taxonomy, Wants } from '#engines/matching/index.ts';
import { avoidedOf, readPerson } from '#server/features/career/profile/index.ts';
import { sha256 } from '#server/ports/files.ts';
import type { World } from '#server/world.ts';
import type { CampaignRow } from './queries.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '..', '..', 'assets', 'taxonomy');
let prepared: Promise<Taxonomy> | null = null;

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));

async function load(): Promise<Taxonomy> {
  return prepareTaxonomy({ occupations: await read('occupations.json'), skills: await read('skills.json') });
}

/** The taxonomy, read once per process: it costs about a second and never changes. */
export const taxonomy = (): Promise<Taxonomy> => (prepared ??= load());

const commaList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const YES = /^(yes|oui|true)\b/i;
const NO = /^(no|non|false)\b/i;

/** What the person said about working, moving and the least they take, from the answer bank; what was not said stays unsaid. */
function saidBy(answers: readonly BankAnswer[]): Pick<Wants, 'authorised' | 'relocates' | 'leastPay'> {
  const authorised: Record<string, boolean> = {};
  const forAll = answers.filter(({ company }) => company === undefined || company === '');
  for (const { topic, value } of forAll) {
    const country = /^work_auth\.authorized:([A-Z]{2})$/.exec(topic)?.[1];
    if (country && (YES.test(value) || NO.test(value))) authorised[country] = YES.test(value);
  }
  const moving = forAll.find(({ topic }) => topic === 'relocate.willing');
  const [leastPay] = forAll.flatMap(({ typed }) =>
    typed?.kind === 'pay' && typed.least !== null
      ? [{ amount: typed.least, currency: typed.currency, period: typed.period }]
      : [],
  );
  return {
    authorised,
    ...(moving ? { relocates: YES.test(moving.value) } : {}),
    ...(leastPay === undefined ? {} : { leastPay }),
  };
}

type Wishes = Pick<CampaignRow, 'targetTitles' | 'keywords'> &
  Partial<Pick<CampaignRow, 'workplaces' | 'leastPay' | 'avoid'>> & {
    /** True for a posting the person brought themselves: it need not be like what they look for. */
    isChosen?: boolean;
  };

/** What a campaign looks for; its own least pay comes before what the person said for all. */
function wishedFor({ targetTitles, keywords, workplaces, leastPay, isChosen = false }: Wishes) {
  const isAny = workplaces === undefined || WORKPLACES.every((way) => workplaces.includes(way));
  return {
    targetTitles: commaList(targetTitles),
    keywords: commaList(keywords),
    wantedTitlesOnly: !isChosen,
    ...(isAny ? {} : { workplaces }),
    ...(leastPay === undefined || leastPay === null ? {} : { leastPay }),
  };
}

/**
 * Who is looked for: the person's facts and answers with the wishes of a campaign or of all of them, and a hash of all but the day. `skips`
 * teach what to leave. The person is read when first asked for, and once: most looks of a campaign find nothing to score.
 */
export async function candidateFor(
  world: Pick<World, 'config' | 'database' | 'clock' | 'tokens'>,
  campaign: Pick<CampaignRow, 'accountId'> & Wishes,
  skips: readonly Skip[] = [],
): Promise<{ candidate: () => Candidate; hash: string }> {
  const person = await readPerson(world, campaign.accountId);
  const today = localDay(world.clock.now().getTime(), person.timeZone);
  const wants = {
    location: person.location,
    ...saidBy(person.answers),
    ...wishedFor(campaign),
    avoid: avoidedOf(person, today, campaign.avoid ?? null),
    ...(skips.length === 0 ? {} : { skips }),
  };
  const words = await taxonomy();
  let candidate: Candidate | null = null;
  return {
    candidate: () => (candidate ??= readCandidate(person.master, { ...wants, today }, words)),
    hash: sha256(JSON.stringify([person.master.resume, wants])),
  };
}
