import type { YearsSaid } from './years-said.ts';
import { SMALL_NUMBER, smallNumber } from '#engines/postings/facts/text/numbers.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import { noneSaid } from './no-experience.ts';
import {
  EXPERIENCE,
  NOT_YEARS_AFTER,
  NOT_YEARS_BEFORE,
  ENTRY,
  LASTING,
  NICE,
  WANTED,
  COMPANY,
} from './experience.data.ts';

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

/** "Four seasons" name hotels; as many seasons of work are years of it, unless their months are told. */
const areSeasonsOfWork = (after: string, isExperience: boolean): boolean =>
  !/^ ?\(\d/.test(after) && (isExperience || /^ (?:or more|ou plus|of (?!the\b)\p{L}|en \p{L})/u.test(after));

function inYears(written: string, unit: string): number | null {
  const number = smallNumber(written);
  return number !== null && unit.startsWith('mo') ? number / 12 : number;
}

/** Also "Eight years with trade publishers", where a sentence begins with them. */
const speaksOfWork = (clause: string, section: Passage['section'], from: number): boolean =>
  EXPERIENCE.test(clause) ||
  (from === 0 && section !== 'offer' && /^ (?:with|behind|at|under|of|chez|avec|derriere|de) /.test(clause));

const EITHER = /\b(?:years?|ans|annees)\b[^.;]{0,90}[,;] (?:or|ou) [^.;]{0,40}\b(?:years?|ans|annees)\b/;
const LENGTHS = /year|yr|yoe|decade|\bans?\b|annee|month|mois|season|saison/;
/** "New grads and twenty-year veterans both welcome" asks for none. */
const welcomesAll = (flat: string): boolean =>
  ENTRY.test(flat) && /\bwelcome\b|\bbienvenu|\balike\b/.test(flat);

/** Whether the words around a length of time call it welcome rather than needed. */
const isNice = (before: string, clause: string): boolean =>
  NICE.test(`${(before.split(/\bbut\b|\bmais\b|;/).at(-1) ?? '').slice(-40)} ${clause.split(',')[0] ?? ''}`);

function yearsOf(passage: Passage): Found[] {
  const { flat, text, section, label } = passage;
  if (!LENGTHS.test(flat) || welcomesAll(flat)) return [];
  return [...inSigns(flat).matchAll(YEARS)].flatMap((match): Found[] => {
    const [whole, low = '', lowUnit, high, more, unit = ''] = match;
    const [from, to] = [match.index, match.index + whole.length];
    const before = flat.slice(Math.max(0, from - 70), from);
    const after = flat.slice(to, to + 90).replace(/^'s?|^s'/, '');
    if (NOT_YEARS_AFTER.test(after)) return [];
    const clause = after.split(/[.;!?]/)[0] ?? '';
    const near =
      unit === 'yoe' ||
      /\bexp(?:erience)?s?\b|\bmetier\b|\bbehind you\b|(?<!\bor )\bsimilar|\bcomparable|\bsemblable|\bsimilaire/.test(
        clause.slice(0, 60),
      );
    const lead =
      /\b(?:exp(?:erience)?|background|practice|track record|pratique)\b[^.;]{0,40}$|\bminimum (?:of|de)? ?$|\bat least $|\bau moins $/.test(
        before,
      );
    if (NOT_YEARS_BEFORE.test(before) && !(near && !COMPANY.test(before))) return [];
    const wanted = WANTED.test(before);
    if (!near && !wanted && LASTING.test(before)) return [];
    if ((section === 'about' || COMPANY.test(before)) && !wanted) return [];
    const asks =
      wanted ||
      section === 'must' ||
      section === 'nice' ||
      /^(?:exp|required|requirements?|must|need|years|minimum|qualif|exig|requis|you\b|who\b)/.test(label);
    if (
      !near &&
      !lead &&
      !asks &&
      !speaksOfWork(clause, section, from) &&
      !/^ \p{L}+ing\b/u.test(clause) &&
      !(more !== undefined || whole.includes('+'))
    )
      return [];
    if ((section === 'duties' || section === 'offer') && !near && !lead) return [];
    if (unit.startsWith('s') && !areSeasonsOfWork(after, near || lead)) return [];
    if (/\bper (?:year|month|mois)\b|\b(?:vacation|holiday|vacances|conges)\b/.test(clause.slice(0, 30)))
      return [];
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
