import type { Posting } from '#contract/career/posting.ts';
import { readCandidate, scorePosting } from '#engines/matching/index.ts';
import { completePosting } from '#engines/postings/index.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';
import { CARRIERS } from './carriers.data.ts';

const taxonomy = theTaxonomy();

/** Where a paragraph is slipped in: before all, after all, behind a sentence in the middle of a line, and as a line in the middle. */
export const PLACES = ['start', 'end', 'within', 'middle'] as const;

function slippedIn(text: string, paragraph: string, place: (typeof PLACES)[number]): string {
  const lines = text.split('\n');
  const half = Math.ceil(lines.length * 0.7);
  if (place === 'start') return `${paragraph}\n${text}`;
  if (place === 'end') return `${text}\n${paragraph}`;
  if (place === 'middle' && lines.length > 1)
    return [...lines.slice(0, half), paragraph, ...lines.slice(half)].join('\n');
  // Behind a whole sentence of the last line.
  const line = lines.at(-1) ?? '';
  return [...lines.slice(0, -1), `${line.replace(/[^.]$/, '$&.')} ${paragraph}`].join('\n');
}

/** What a posting comes to: its score, what refuses, the pay and the place that its text gives. */
function comesTo(at: number, description: string) {
  const carrier = CARRIERS[at];
  if (carrier === undefined) throw new Error('There is no such carrier.');
  const { title, place, language, jobs, skills, certificates } = carrier;
  const wants = { targetTitles: [title], keywords: [], location: place, today: '2026-11-21' };
  const languages = language === 'fr' ? 'French: native' : 'English: native';
  const candidate = readCandidate(aProfile({ jobs, skills, certificates, languages }), wants, taxonomy);
  const fields: Partial<Posting> = {
    title,
    places: [place],
    language,
    workplace: null,
    pay: null,
    employment_type: null,
  };
  const posting = completePosting(aPosting('ashby', { ...fields, description }));
  const { score, blockers } = scorePosting(posting, candidate, taxonomy);
  const { pay, pay_text, workplace, employment_type: employment } = posting;
  return {
    score,
    rest: JSON.stringify({
      blockers: blockers.map(({ code }) => code),
      pay,
      pay_text,
      workplace,
      employment,
    }),
  };
}

const clean = CARRIERS.map(({ text }, index) => comesTo(index, text));

/** How far a paragraph moves the score of any clean posting at some places, and where it changes anything beside. A heading owns the items below it: it is not put into the middle of others. */
export function moved(
  paragraph: string,
  places: readonly (typeof PLACES)[number][] = PLACES,
  carriers: readonly number[] = CARRIERS.map((_, index) => index),
): { points: number; where: string[] } {
  let points = 0;
  const where: string[] = [];
  for (const index of carriers) {
    const text = CARRIERS[index]?.text ?? '';
    for (const place of places) {
      if (place === 'middle' && paragraph.includes('#-')) continue;
      const other = comesTo(index, slippedIn(text, paragraph.replaceAll('#', '\n'), place));
      const distance = Math.abs(other.score - (clean[index]?.score ?? 0));
      points = Math.max(points, distance);
      if (distance > 3 || other.rest !== clean[index]?.rest)
        where.push(
          `${index} ${place}: ${clean[index]?.score} to ${other.score}${other.rest === clean[index]?.rest ? '' : ` ${other.rest}`}`,
        );
    }
  }
  return { points, where };
}
