import { degreeIn, hasSchoolWord, isKnownCity, placeOf, titleScore } from '#engines/resume/index.ts';
import { capital } from '#engines/drafting/prompt/told/said-fact.ts';
import type { SaidFact } from '#engines/drafting/prompt/told/said-fact.ts';
import { DATE_MARK, timed } from '#engines/drafting/prompt/told/times.ts';

const SEPARATOR = /\s+[-–—|·→]+\s+|\s*[|·→]\s*|,\s+/u;
const NAME = /^(?:\p{Lu}|\d+\p{Lu})/u;
const SENTENCE =
  /(?<!\p{L})(?:i|my|je|j['’]ai|was|were|am|is|worked|at|chez|from|et|and|étai[ts]|suis|au|à|pour|for|with|as|comme|before|avant|then|puis|since|depuis|now|maintenant)(?!\p{L})/iu;
const MOST_PARTS = 5;
const PAPER = /^(?:certificate|diploma|degree|certificat|diplôme|attestation|licence|license)$/iu;

const isTitle = (part: string): boolean =>
  titleScore(part) >= 3 && degreeIn(part) === null && part.split(/\s+/).length <= 6;
const isPlace = (part: string): boolean => isKnownCity(part) || placeOf(part) !== null;

/** What notes hold between their dashes and commas, without the date; null for what is no note or has none. */
function notesOf(sentence: string): { parts: string[]; startDate: string; endDate: string } | null {
  const { text, hasDate, startDate, endDate } = timed(sentence.replace(/[.\s]+$/, ''));
  const bare = text.replaceAll(DATE_MARK, ' ');
  if (!hasDate || bare.includes(':') || SENTENCE.test(bare)) return null;
  const parts = text
    .replaceAll(DATE_MARK, ' - ')
    .split(SEPARATOR)
    .map((part) => part.replace(/^[\s,()–-]+|[\s,()–-]+$/g, ''))
    .filter((part) => part !== '');
  return { parts, startDate, endDate };
}

/** A study as it stands in notes: "Certificate, payroll compliance, National Payroll Institute, 2018", or a school alone with its date. */
function studyNote(parts: readonly string[], endDate: string): SaidFact[] {
  const schools = parts.filter((part) => hasSchoolWord(part) && !PAPER.test(part) && degreeIn(part) === null);
  const papers = parts.filter((part) => PAPER.test(part));
  const areas = parts.filter((part) => !schools.includes(part) && !papers.includes(part));
  const [institution = ''] = schools;
  if (
    /(?<!\p{L})(?:graduate|grad|student|alumn\p{L}*|étudiante?)(?!\p{L})/iu.test(institution) ||
    titleScore(institution) >= 3
  )
    return [];
  const isNote =
    schools.length === 1 &&
    NAME.test(institution) &&
    (parts.length === 1 || (papers.length === 1 && areas.length < 2));
  return isNote
    ? [{ kind: 'study', studyType: capital(papers[0] ?? ''), area: areas[0] ?? '', institution, endDate }]
    : [];
}

/**
 * A job as it stands in notes, its parts in any order between dashes or commas: "2014-2018 - data entry clerk - Coast
 * Mountain Bus"; nothing where one of title, employer and date is missing or anything else is told.
 */
export function datedNote(sentence: string): SaidFact[] {
  const note = notesOf(sentence);
  if (note === null) return [];
  const { parts, startDate, endDate } = note;
  const study = studyNote(parts, endDate);
  if (study.length > 0) return study;
  const titles = parts.filter(isTitle);
  const places = parts.filter((part) => !isTitle(part) && isPlace(part));
  const names = parts.filter((part) => !isTitle(part) && !isPlace(part));
  const [name = ''] = names;
  const isNote =
    parts.length <= MOST_PARTS &&
    titles.length === 1 &&
    names.length === 1 &&
    places.length <= 1 &&
    NAME.test(name) &&
    degreeIn(name) === null &&
    !(hasSchoolWord(name) && degreeIn(titles[0] ?? '') !== null);
  return isNote
    ? [
        {
          kind: 'job',
          position: capital(titles[0] ?? ''),
          name,
          location: places[0] ?? '',
          startDate,
          endDate,
        },
      ]
    : [];
}
