import { idFor } from './ids.ts';
import { createPosting } from './posting.ts';
import { createRandom, hash, type Random } from './random.ts';
import type { Employer, Oddity, Posting } from './types.ts';
import { employers } from '#practice/data/employers.ts';

export const defaultSeed = 20261121;

export type World = { seed: number; employers: readonly Employer[]; postings: readonly Posting[] };

/** How many postings of each strange kind there are, and with which employer the first is found. */
const strange: readonly (readonly [string, Oddity])[] = [
  ['steadyhand', 'asks-bank-card'],
  ['steadyhand', 'asks-fee'],
  ['fernhollow', 'orders-to-machines'],
  ['quillstack', 'secret-word'],
  ['pennywhistle', 'secret-word'],
  ['sentryloon', 'asks-insurance-number'],
  ['hearthandhome', 'bare'],
  ['tidewaterdata', 'bare'],
  ['oxbowinsurance', 'orders-to-machines'],
  ['sparrowclean', 'too-good'],
];

/** Every fourth job of an employer with two boards stands on both. */
function twins(random: Random, employer: Employer, originals: readonly Posting[]): Posting[] {
  const [first, second] = employer.dialects;
  if (first === undefined || second === undefined) return [];
  return originals
    .filter((posting, index) => posting.dialect === first && index % 4 === 0)
    .map((posting) => ({
      ...posting,
      id: idFor(random, second, posting.title),
      dialect: second,
      twinOf: posting.id,
      questions: posting.questions.map((question) => ({ ...question, number: random.digits(10) })),
    }));
}

function postingsOf(seed: number, employer: Employer): Posting[] {
  const random = createRandom(hash(`${seed} ${employer.slug}`));
  const odd = strange.filter(([slug]) => slug === employer.slug).map(([, oddity]) => oddity);
  const originals = Array.from({ length: employer.postings }, (_, index) => {
    const dialect = employer.dialects[index % employer.dialects.length] ?? 'greenhouse';
    return createPosting({ random, employer, dialect, index, oddity: odd[index - 3] ?? null });
  });
  return [...originals, ...twins(random, employer, originals)];
}

/** The employers and everything they will ever post, from a seed alone. */
export function createWorld(seed: number = defaultSeed): World {
  return { seed, employers, postings: employers.flatMap((employer) => postingsOf(seed, employer)) };
}
