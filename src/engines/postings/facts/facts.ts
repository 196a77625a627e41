import { currencyOf, postingWord } from '#engines/lexicon/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { areaIn } from './places/areas.ts';
import { employmentIn, type EmploymentSaid } from './terms/employment.ts';
import { yearsIn } from './terms/experience.ts';
import type { YearsSaid } from './terms/years-said.ts';
import { linesOf } from './text/lines.ts';
import { passagesIn, type Passage } from './text/passages.ts';
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

/** Reads the facts of passages; `country` (ISO 3166) is where the work is, if that is known from elsewhere; `company` who offers it. */
export function factsIn(passages: readonly Passage[], country: string | null, company = ''): PostingFacts {
  const place = placeIn(passages, company);
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

/** What a posting's text asks of people beside skills and papers; texts are read to 40,000 characters. */
export function termsIn(text: string): Pick<PostingFacts, 'years' | 'sponsorship'> {
  const passages = passagesIn(linesOf(text));
  return { years: yearsIn(passages), sponsorship: sponsorshipIn(passages) };
}

/** The country the lines on place or way of work name. */
function areaSaid(passages: readonly Passage[]): string | null {
  const telling = passages.filter(
    ({ header, label, flat }) =>
      header || /location|lieu|place|where|country|pays/.test(label) || /remote|based|resid/.test(flat),
  );
  for (const { flat } of telling) {
    const area = areaIn(flat);
    if (area !== null) return area;
  }
  const hinted = HINTS.find(([pattern]) => passages.some(({ flat }) => pattern.test(flat)))?.[1];
  if (hinted !== undefined) return hinted;
  // Dollars in British spelling are Canadian more often than not.
  if (passages.some(({ flat }) => BRITISH.test(flat))) return 'CA';
  // Where people write French and pay in dollars, it is Canada.
  const sample = passages.slice(0, SAMPLE).map(({ text }) => text);
  return guessLanguage(sample.join('\n')) === 'fr' ? 'CA' : null;
}

const SAMPLE = 40;
const BRITISH = /\b(?:colour|labour|neighbour)/u;

/** What only one country has: its plans and permits. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [postingWord('facts: ca'), 'CA'],
  [/\b401 ?\(?k\b|\bw-?2\b/, 'US'],
];
