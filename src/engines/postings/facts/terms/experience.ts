import { postingWord } from '#engines/lexicon/index.ts';
import type { YearsSaid } from './years-said.ts';
import { SMALL_NUMBER, smallNumber } from '#engines/postings/facts/text/numbers.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import { noneSaid } from './no-experience.ts';
import { ENTRY, NICE, NOT_YEARS_AFTER } from './experience.data.ts';
import { aroundYears, isOfExperience } from './years-around.ts';

const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d$£€.,-])(${SMALL_NUMBER})(?: ?\((?:\d{1,2}|[a-z-]+)\))?(?: ?\+)?(?: ?(months?|mois|years?|yrs?|ans?)? ?(?:-|to less than|to|a moins de|a|or|ou|and|et|jusqu'a) ?(${SMALL_NUMBER})(?: ?\((?:\d{1,2}|[a-z-]+)\))?)?( ?\+|[- ]plus| or more| ou plus| and above)?[ -]?(?:full |complete |consecutive |recent |solid |calendar )?(years?|yrs?|ans?|annees?|months?|mois|seasons?|saisons?|yoe)\b`,
  'gu',
);

interface Found extends YearsSaid {
  /** The sentence in which one length of time is named as good as another: "two years, or five without the diploma". */
  or: string | null;
  score: number;
  nice: boolean;
}

/** "Experience (years): 4". */
const YEARS_BEFORE = /\bexp(?:erience)? \((?:in )?(?:years|yrs|ans|annees)\) ?: ?(\d{1,2})\b/;

/** The least years of experience a text asks for; null when it asks for none and says nothing. */
export function yearsIn(passages: readonly Passage[]): YearsSaid | null {
  const found = passages.flatMap(yearsOf);
  const asked = found.filter(({ nice, score }) => !nice && score > 0);
  // The job's own years come before those of one tool; of several the greatest decides.
  const ranked = asked.toSorted((a, b) => b.score - a.score || b.min - a.min);
  const [greatest] = ranked;
  const first = ranked.findLast(({ or }) => or !== null && or === greatest?.or) ?? greatest;
  if (first !== undefined) return { min: first.min, max: first.max, of: first.of, span: first.span };
  return noneSaid(passages);
}

/** A decade is as long as ten years, also in signs. */
const inSigns = (flat: string): string =>
  flat
    .replaceAll(/\bhalf a decade\b/g, '5 years')
    .replaceAll(/\ba decade\b/g, '10 years')
    .replaceAll(/\ba (?:year or two|couple (?:of )?years)\b/g, (said) =>
      said.includes('two') ? '1-2 years' : '2 years',
    )
    .replaceAll(/\bun an ou deux\b/g, '1-2 ans')
    .replace(YEARS_BEFORE, '$1 years of experience');

function inYears(written: string, unit: string): number | null {
  const number = smallNumber(written);
  return number !== null && unit.startsWith('mo') ? number / 12 : number;
}

const EITHER = /\b(?:years?|ans|annees)\b[^.;]{0,90}[,;] (?:or|ou) [^.;]{0,40}\b(?:years?|ans|annees)\b/;
const LENGTHS = postingWord('experience: lengths');
/** "New grads and twenty-year veterans both welcome" asks for none. */
const welcomesAll = (flat: string): boolean =>
  ENTRY.test(flat) && /\bwelcome\b|\bbienvenu|\balike\b/.test(flat);

/** Whether the words around a length of time call it welcome rather than needed. */
const isNice = (before: string, clause: string): boolean =>
  NICE.test(`${(before.split(/\bbut\b|\bmais\b|;/).at(-1) ?? '').slice(-40)} ${clause.split(',')[0] ?? ''}`);

function yearsOf(passage: Passage): Found[] {
  const { flat, text, section } = passage;
  if (!LENGTHS.test(flat) || welcomesAll(flat)) return [];
  return [...inSigns(flat).matchAll(YEARS)].flatMap((match): Found[] => {
    const [whole, low = '', lowUnit, high, more, unit = ''] = match;
    const [from, to] = [match.index, match.index + whole.length];
    const before = flat.slice(Math.max(0, from - 70), from);
    const after = flat.slice(to, to + 90).replace(/^'s?|^s'/, '');
    if (NOT_YEARS_AFTER.test(after)) return [];
    const length = { unit, from, before, after, orMore: more !== undefined || whole.includes('+') };
    const around = aroundYears(passage, length);
    if (!isOfExperience(passage, length, around)) return [];
    const { near, lead, asks, clause } = around;
    // "7 months to less than 1 year" has two units.
    const min = inYears(low, lowUnit ?? unit);
    const max = high === undefined ? null : inYears(high, unit);
    if (min === null || min > 40) return [];
    const of = subjectOf(text.slice(to, to + 100));
    const nice = section === 'nice' || isNice(before, clause);
    const general = of === '' || !/\b(?:with|using|avec)\b/.test(clause.slice(0, 24));
    return [
      {
        min,
        max,
        of,
        nice,
        or: EITHER.test(flat) ? flat : null,
        score: 1 + (near || lead ? 2 : 0) + (asks ? 1 : 0) + (general ? 1 : 0),
        span: quote(text, from, to),
      },
    ];
  });
}

/** "years of Python", "ans d'expérience en vente": what follows, to the end of its clause. */
function subjectOf(after: string): string {
  const match =
    /^['’]?s?['’]?(?: of| d['’]| de)?(?: ?(?:proven|relevant|related|professional|work|hands-on|prior|pertinente))* ?(?:experience|expérience|exp)?s?(?: pertinente| working)? ?(?:in|with|using|as|of|en|dans|avec|de|comme)(?: an?| the| le| la| l['’])? ([^.;,()\n]{2,60})/iu.exec(
      after,
    );
  return match?.[1]?.trim() ?? '';
}
