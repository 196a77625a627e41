import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { bareEmployerIn, employerIn, PROPER } from './employers.ts';
import { positionIn } from './positions.ts';
import { DATE_MARK, timed } from './times.ts';
import { doingsIn } from './tellings.ts';
import { DURATION, SUBJECT, WORKED } from './words.data.ts';

type Job = Extract<SaidFact, { kind: 'job' }>;

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
const BEFORE =
  /^(?:before(?: that)?|prior to that|previously|earlier|formerly|now|currently|avant(?: cela| ça)?|auparavant|maintenant|actuellement)\s*[:,]?\s+/iu;

/** What was before is another job than the one spoken of. */
const EARLIER =
  /^(?:before(?: that)?|prior to that|previously|earlier|formerly|avant(?: cela| ça)?|auparavant)(?!\p{L})/iu;

const withoutMarks = (text: string): string =>
  text.replaceAll(DATE_MARK, ' ').replace(DURATION, ' ').replace(/\s+/g, ' ').trim();

const LEFT = new RegExp(
  String.raw`^(?:and\s+|et\s+|but\s+|mais\s+|then\s+|puis\s+)?(?:i|i['’]ve|j['’]ai|je)\s+(?:then\s+)?(?:left|quit|resigned|retired|stopped(?: working)?|was laid off|got laid off|quitté|démissionné|arrêté|suis parti(?:e)?|pris ma retraite)(?:\s+(?:from|at|de|de chez|chez|du|the|la|le))*(?:\s+(?:there|it|that job|this job|cet emploi|ce poste|(${PROPER})))?\s*‡\s*\.?$`,
  'iu',
);

/** "I left in June 2022": when the job spoken of, or the one that is named, came to its end. */
export function endedIn(clause: string): SaidFact[] {
  const { text, startDate, endDate } = timed(clause);
  const found = LEFT.exec(text.trim());
  const date = endDate === '' ? startDate : endDate;
  return found === null || date === '' ? [] : [{ kind: 'ended', name: found[1] ?? '', endDate: date }];
}

/**
 * The job a clause tells of, and what was done in it; nothing when it tells of none. `carried` is the title said before in
 * the same breath ("… at Stelco, then at Dofasco").
 */
export function jobIn(clause: string, carried: string): SaidFact[] {
  const { text, hasDate, startDate, endDate } = timed(clause.replace(BEFORE, ''));
  const position = positionIn(text);
  const employer = employerIn(text, position !== null || hasDate) ?? (hasDate ? bareEmployerIn(text) : null);
  const speaks =
    /^(?:currently|now|presently|actuellement|maintenant|présentement)\s+(?:at|chez)\s/iu.test(clause) ||
    SUBJECT.test(fold(text)) ||
    WORKED.test(text) ||
    position !== null ||
    hasDate;
  const isJob =
    speaks &&
    (employer !== null || (position !== null && (hasDate || /(?<!\p{L})(?:work|travaill)/iu.test(text))));
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
    startDate,
    endDate,
    ...(EARLIER.test(clause) ? { another: true as const } : {}),
  };
  const tail = text.length - rest.length > end ? rest : text.slice(end);
  // "Drove long haul for Bison": what stands before the employer is what was done there.
  const isAhead = employer !== null && (position === null || position.from > employer.from);
  const before = isAhead ? withoutMarks(text.slice(0, employer.from)) : '';
  return [job, ...doingsIn(before), ...doingsIn(withoutMarks(tail))];
}
