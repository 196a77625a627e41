import {
  degreeIn,
  hasSchoolWord,
  HUMAN_LANGUAGES,
  isKnownCity,
  placeOf,
  titleScore,
} from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { nameFirst, wholeName } from './naming/long-names.ts';
import { FRENCH_KIND, PROPER } from './naming/names.data.ts';
import { NO_EMPLOYER, WORKED } from './words.data.ts';

/** A piece of a clause: the words, and from where to where they stand with what leads to them. */
export interface Piece {
  value: string;
  from: number;
  to: number;
}

const LEADS = /(?<!\p{L})(at|chez|@|with|for|pour|au|aux|à l['’]|à la|à|in|dans)(?:\s+|(?<=[@'’]))/giu;
/** Behind "served in" stands an employer when it has a longer name and is no place. */
const SERVED_IN = /(?<!\p{L})(?:serv\p{L}+|enlisted|worked|working|travaillé|engagée?)\s+$/iu;
/** Where a name ends that is written without capitals. */
export const NAME_END = String.raw`(?=\s+(?:as|from|for|since|in|and|where|until|till|with|on|to|who|based|living|working|looking|been|mostly|comme|depuis|pendant|où|et|avec|pour|à|chez|at|dans|doing|managing)(?![\p{L}])|[,.;:!()‡]|\s‡|\s[-–—]\s|$)`;
const PROPER_NAME = new RegExp(`^${PROPER}`, 'u');
const SMALL_NAME = new RegExp(String.raw`^([\p{L}\p{N}'’&. /-]{2,50}?)${NAME_END}`, 'iu');
const ABBREVIATED = /(?:^|\s)(?:inc|ltd|ltée|co|corp|bros|st|ste|dr|\p{Lu})\.$/iu;

const trimmed = (name: string): string =>
  (ABBREVIATED.test(name) ? name : name.replace(/[.\s]+$/, '')).trim();

/** Whether a name is that of something else than an employer. */
function isOther(name: string): boolean {
  const folded = fold(name);
  return (
    /^(?:i|je|j'ai)(?:\s|$)/.test(folded) ||
    HUMAN_LANGUAGES.has(folded.replace(/[^a-z]/g, '')) ||
    isKnownCity(name) ||
    placeOf(name) !== null ||
    (degreeIn(name) !== null && !/\s/.test(name))
  );
}

/** "Au restaurant Chez Victor": what a French place is, in small letters, belongs to its name. */
const KIND_AND_NAME = new RegExp(String.raw`^(\p{Ll}[\p{L}-]+)\s+${PROPER}`, 'u');

function nameAt(rest: string, lead: string): string {
  const [named = '', kind = ''] = KIND_AND_NAME.exec(rest) ?? [];
  if (
    FRENCH_KIND.test(kind) &&
    /^(?:à|aux?|à la|à l['’]|pour)$/iu.test(lead) &&
    !isOther(named.slice(kind.length + 1))
  )
    return trimmed(named);
  const article = /^(?:the|la|le|l['’])\s*/.exec(rest)?.[0] ?? '';
  const proper = PROPER_NAME.exec(rest.slice(article.length))?.[0] ?? '';
  if (proper !== '') return isOther(proper) ? '' : trimmed(wholeName(proper, rest.slice(article.length)));
  // Without a capital only "at" and "chez" are sure to lead to an employer.
  if (!/^(?:at|chez|@)$/i.test(lead) || NO_EMPLOYER.test(rest)) return '';
  const small = trimmed(SMALL_NAME.exec(rest)?.[1] ?? '');
  return small.split(/\s+/).length > 5 || isOther(small) ? '' : small;
}

/** Who somebody went to: "joined Harbour Table", "moved to Hillcrest Manor", "engagée par Bell". */
const JOINED =
  /(?<!\p{L})(?:joined|joining|mov(?:ed|ing)(?: over)? to|transferred to|switched to|went(?: over)? to|hired by|employed by|recruited by|rejoint|passée? (?:à la|à l['’]|à|au|chez)|embauchée? par|engagée? par)(?:\s+|(?<=['’]))(?:the\s+|la\s+|le\s+|l['’])?/iu;

/** The employer that a clause says its writer went to; it may be in no other words ("… where I have been a clerk"). */
export function joinedIn(clause: string): Piece | null {
  const found = JOINED.exec(clause);
  if (found === null) return null;
  const start = found.index + found[0].length;
  const proper = nameFirst(clause.slice(start));
  // One word alone is as often a town; a school is gone to otherwise.
  const isOne =
    !/\s/.test(proper) &&
    !/^\s+(?:as|comme)\s/iu.test(clause.slice(start + proper.length)) &&
    !/(?:joined|joining|by|rejoint|par|chez)\s*$/iu.test(found[0].trim());
  if (proper === '' || isOther(proper) || isOne || hasSchoolWord(proper)) return null;
  const value = trimmed(proper);
  return { value, from: found.index, to: start + value.length };
}

/** The employer a clause names after "at", "chez", "for" and the like; `working`: the clause tells of work anyway. */
export function employerIn(clause: string, working: boolean): Piece | null {
  for (const found of clause.matchAll(LEADS)) {
    const lead = (found[1] ?? '').toLowerCase();
    const sure = /^(?:at|chez|@)$/.test(lead);
    if (!sure && !working && !WORKED.test(clause)) continue;
    const start = found.index + found[0].length;
    const value = nameAt(clause.slice(start), lead);
    if (/^(?:in|dans)$/.test(lead) && !(SERVED_IN.test(clause.slice(0, found.index)) && /\s/.test(value)))
      continue;
    if (value === '' || (/^(?:à|au|aux|à la|à l['’])$/.test(lead) && !isOrganisation(value))) continue;
    return { value, from: found.index, to: clause.indexOf(value, start) + value.length };
  }
  return null;
}

/** After "à" stands a place as often as an employer: one that names what it is, or has its letters for a name. */
const isOrganisation = (name: string): boolean =>
  titleScore(name) < 0 || /^\p{Lu}{2,}(?:\s|$)/u.test(name) || /\s/.test(name);

const BARE = new RegExp(
  String.raw`(?:^|:\s+)((?:${PROPER})(?:\s\p{Ll}[\p{L}-]+){0,3}?)(?:\s*,\s*${PROPER}(?:,\s*${PROPER})?|\s+(?:in|à)\s+${PROPER})?\s*,?\s*‡`,
  'u',
);
/** "irving shipbuilding halifax ‡": a name in small letters before a town and its dates. */
const SMALL_BARE = /^([\p{L}][\p{L}\p{N}'’&. -]{2,40}?),?\s+([\p{L}-]+)\s*,?\s*‡/u;

/** What stands in a sentence and in no name. */
const LEAD_WORD =
  /(?<!\p{L})(?:i|je|was|were|am|is|in|at|from|to|the|and|of|mon|ma|my|chez|à|de|live\p{L}*|born|mov\p{L}+|stud\p{L}+|work\p{L}*|school|college|université|university|cégep|collège)(?!\p{L})/iu;

/** An employer that stands by itself before its dates: "Stelco 2012–2019". */
export function bareEmployerIn(clause: string): Piece | null {
  const [, small = '', town = ''] = SMALL_BARE.exec(clause) ?? [];
  const before = small.split(/\s+/);
  if (
    isKnownCity(town) &&
    before.length <= 4 &&
    titleScore(small) < 3 &&
    !isOther(small) &&
    !LEAD_WORD.test(small)
  )
    return { value: small, from: clause.indexOf(small), to: clause.indexOf(small) + small.length };
  const found = BARE.exec(clause);
  const value = trimmed(found?.[1] ?? '');
  if (found === null || value === '' || isOther(value) || titleScore(value) >= 3) return null;
  // "At my earlier job, …" leads to a name and is none.
  if (/^(?:at|in|for|with|on|during|from|à|au|dans|chez|pour|mon|ma|my|our)\s/iu.test(value)) return null;
  return { value, from: clause.indexOf(value), to: clause.indexOf(value) + value.length };
}
