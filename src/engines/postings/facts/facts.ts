import { currencyOf } from '#engines/geography/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { areaIn } from './places/areas.ts';
import { employmentIn, type EmploymentSaid } from './terms/employment.ts';
import { yearsIn, type YearsSaid } from './terms/experience.ts';
import type { Named } from './naming/first-lines.ts';
import { namesIn } from './naming/naming.ts';
import { passagesOf, type Passage } from './text/passages.ts';
import { payIn, type PaySaid } from './money/pay.ts';
import { placeIn, type PlaceSaid } from './places/place.ts';
import { sponsorshipIn, type SponsorshipSaid } from './terms/sponsorship.ts';
import { workplaceIn, type WorkplaceSaid } from './terms/workplace.ts';

/** What a posting's text says, each fact with the words that say it; null where it says nothing. */
export interface PostingFacts {
  pay: PaySaid | null;
  place: PlaceSaid | null;
  workplace: WorkplaceSaid | null;
  employment: EmploymentSaid | null;
  years: YearsSaid | null;
  sponsorship: SponsorshipSaid | null;
}

/** A bare text as a posting: its facts, and what it calls the job and the employer. */
export interface BarePosting extends PostingFacts {
  named: Named;
}

/** Reads a posting's text, of which nothing is known beforehand. Texts are read to 40,000 characters. */
export function readPostingText(text: string): BarePosting {
  const passages = passagesOf(text);
  return { ...factsIn(passages, null), named: namesIn(passages) };
}

/** Reads the facts of passages; `country` (ISO 3166) is where the work is, if that is known from elsewhere. */
export function factsIn(passages: readonly Passage[], country: string | null): PostingFacts {
  const place = placeIn(passages);
  const where = country ?? place?.country ?? areaSaid(passages);
  return {
    pay: payIn(passages, where === null ? null : (currencyOf.get(where) ?? null)),
    place,
    workplace: workplaceIn(passages),
    employment: employmentIn(passages),
    years: yearsIn(passages),
    sponsorship: sponsorshipIn(passages),
  };
}

/** The country the lines on place or way of work name. */
function areaSaid(passages: readonly Passage[]): string | null {
  const telling = passages.filter(
    ({ header, label, flat }) =>
      header ||
      /location|lieu|place|where|country|pays/.test(label) ||
      /remote|tele(?:travail|work|commut)|home|anywhere|based|distance|resid/.test(flat),
  );
  for (const { flat } of telling) {
    const area = areaIn(flat);
    if (area !== null) return area;
  }
  const hinted = HINTS.find(([pattern]) => passages.some(({ flat }) => pattern.test(flat)))?.[1];
  if (hinted !== undefined) return hinted;
  // Where people write French and pay in dollars, it is Canada.
  const sample = passages.slice(0, SAMPLE).map(({ text }) => text);
  return guessLanguage(sample.join('\n')) === 'fr' ? 'CA' : null;
}

const SAMPLE = 40;

/** What only one country has: its plans and permits. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /\brrsps?\b|\breer\b|\blmias?\b|\beimt\b|\bwsib\b|\bcnesst\b|\bred seal\b|\bsceau rouge\b|\bcegep\b|\bdollars canadiens\b/,
    'CA',
  ],
  [/\b401 ?\(?k\b|\bw-?2\b|\bh-?1b\b|\bmedicare\b/, 'US'],
];
