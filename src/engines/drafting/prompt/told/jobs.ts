import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { bareEmployerIn, employerIn, joinedIn } from './employers.ts';
import { PROPER } from './naming/names.data.ts';
import { notedIn } from './where/noted-jobs.ts';
import { positionIn } from './positions.ts';
import { DATE_MARK, datesOf, timed } from './times.ts';
import { doingsIn } from './tellings.ts';
import { DURATION, SUBJECT, TIME_FIRST, WORKED } from './words.data.ts';

type Job = Extract<SaidFact, { kind: 'job' }>;

interface Stretch {
  from: number;
  to: number;
}

const NOTHING: Job = { kind: 'job', position: '', name: '', location: '', startDate: '', endDate: '' };

const IN_PLACE = new RegExp(
  String.raw`^[\s,]*(?:,|(?:in|à|au|dans|near)(?=\s))\s*(${PROPER}(?:,\s*${PROPER})?)`,
  'u',
);

/** The place a text begins with, and what is left behind it. */
function placeFirst(text: string): { location: string; rest: string } {
  const [whole = '', place = ''] = IN_PLACE.exec(text) ?? [];
  const near = /^\s+([\p{L}-]+(?:\s[\p{L}-]+)?)\s*,?\s*‡/u.exec(text)?.[1] ?? '';
  if (place === '' && near !== '' && isKnownCity(near))
    return { location: near, rest: text.slice(text.indexOf(near) + near.length) };
  for (const value of [place, place.split(',')[0] ?? ''].map((one) => one.replace(/[.\s]+$/, '')))
    if (value !== '' && (isKnownCity(value) || placeOf(value) !== null))
      return { location: value, rest: text.slice(whole.indexOf(value) + value.length) };
  return { location: '', rest: text };
}

/** A name in small letters without the town it ends in, and the town. */
function partedFromTown(name: string): readonly [name: string, town: string] {
  const [, before = '', town = ''] = /^(\p{Ll}.*?)\s+(\p{Ll}[\p{Ll}-]+)$/u.exec(name) ?? [];
  return before !== '' && isKnownCity(town) ? [before, town] : [name, ''];
}

/** Words that only say when among other jobs this one was. */
export const BEFORE =
  /^(?:before(?: (?:that|this))?|prior to (?:that|this)|previously|earlier|formerly|now|currently|avant(?: cela| ça)?|auparavant|maintenant|actuellement)\s*[:,]?\s+/iu;

/** What was before is another job than the one spoken of. */
const EARLIER =
  /^(?:before(?: (?:that|this))?|prior to (?:that|this)|previously|earlier|formerly|avant(?: cela| ça)?|auparavant)(?!\p{L})/iu;

const withoutMarks = (text: string): string =>
  text
    .replaceAll(DATE_MARK, ' ')
    // "400 jobs a year" says how often, not how long.
    .replace(DURATION, (time) => (/^\s*(?:an?|une?)\s/iu.test(time) ? time : ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** "Nurse's aide, 4 years at Villa Rosa." */
const DURATION_BESIDE = new RegExp(
  String.raw`,\s*${DURATION.source}(?=\s+(?:at|with|for|chez|au|à)\s)`,
  'iu',
);

/** One goes to school there. */
const SCHOOLING =
  /(?<!\p{L})(?:complet|graduat|attend|do(?:ing|ne)|start|study|étudi|termin|fini|fai[st]|enrol|inscri)\p{L}*\s+(?:in\s+|up\s+|my\s+|mon\s+|ma\s+|mes\s+|the\s+|en\s+)*(?:grade|secondaire|high school|secondary|school|studies|degree|diploma|program|course|études|école|bac|dep|dec|cégep)(?!\p{L})/iu;

/** What a text tells before the employer it names, apart from the title: what was done there. */
function aroundEmployer(text: string, position: Stretch | null, employer: Stretch | null): string[] {
  if (employer === null) return [];
  // "Drove long haul for Bison".
  if (position === null || position.from > employer.from) return [text.slice(0, employer.from)];
  // "Courier 2020-2023, delivered 150 stops a day at FedEx"; a title may go on into its employer.
  return position.to < employer.from ? [text.slice(position.to, employer.from)] : [];
}

/**
 * The job a clause tells of, and what was done in it; nothing when it tells of none. `carried` is the title said before in
 * the same breath ("… at Stelco, then at Dofasco").
 */
export function jobIn(clause: string, carried: string): SaidFact[] {
  const { hasDate, ...when } = timed(clause.replace(BEFORE, '').replace(TIME_FIRST, 'As '));
  const text = SUBJECT.test(fold(when.text)) ? when.text : when.text.replace(DURATION_BESIDE, ' ');
  const noted = notedIn(text);
  const position = noted?.position ?? positionIn(text);
  const employer =
    noted?.employer ??
    joinedIn(text) ??
    employerIn(text, position !== null || hasDate) ??
    (hasDate ? bareEmployerIn(text) : null);
  const speaks =
    /^(?:currently|now|presently|actuellement|maintenant|présentement)\s+(?:at|chez)\s/iu.test(clause) ||
    SUBJECT.test(fold(text)) ||
    WORKED.test(text) ||
    position !== null ||
    hasDate;
  if (position === null && SCHOOLING.test(text)) return [];
  const isSame =
    employer === null &&
    (/^(?:where|où)(?!\p{L})/iu.test(clause) ||
      (position !== null && /(?<!\p{L})(?:there|là|j['’]y)(?!\p{L})/iu.test(clause)));
  if (
    isSame &&
    position === null &&
    hasDate &&
    /(?<!\p{L})(?:been|worked|suis|travaille)(?!\p{L})/iu.test(text)
  )
    return [{ ...NOTHING, ...datesOf(when, text, 0), same: true }];
  const isJob =
    speaks &&
    (employer !== null ||
      (position !== null && (hasDate || isSame || /(?<!\p{L})(?:work|travaill)/iu.test(text))));
  if (!isJob) return [];
  const end = Math.max(position?.to ?? 0, employer?.to ?? 0, text.lastIndexOf(DATE_MARK) + 1);
  const { location, rest } = placeFirst(text.slice(employer?.to ?? end));
  // "préposée aux bénéficiaires au CHSLD": a title ends where its employer begins.
  const cut =
    position !== null && employer !== null && employer.from > position.from && employer.from < position.to;
  const title = cut
    ? position.value.slice(0, position.value.length - (position.to - employer.from))
    : position?.value;
  // "At seaspan vancouver": what is written small has no end but its town.
  const [name, town] = location === '' ? partedFromTown(employer?.value ?? '') : [employer?.value ?? '', ''];
  const job: Job = {
    kind: 'job',
    position: capital((title ?? carried).trim()),
    name: capital(name),
    location: location === '' ? town : location,
    ...datesOf(when, text, employer?.to ?? 0),
    ...(EARLIER.test(clause) ? { another: true as const } : {}),
    ...(isSame ? { same: true as const } : {}),
  };
  const tail = text.length - rest.length > end ? rest : text.slice(end);
  const around = aroundEmployer(text, position, employer);
  return [job, ...[...around, tail].flatMap((part) => doingsIn(withoutMarks(part)))];
}
