import { degreeIn, findDates, hasSchoolWord } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { PROPER } from './employers.ts';
import { DATE_MARK, timed } from './times.ts';

/** Where a degree may stand: at the beginning, or after words that do not belong to its name. */
const BEFORE_DEGREE =
  /(?:^|[,;:(]\s*|(?<!\p{L})(?:an?|my|the|un|une|mon|ma|le|la|have|hold|got|earned|completed|finished|did|with|and|et|obtenu|fait|recent|received|in)\s+)$/iu;
/** Characters before and of a degree's name that decide. */
const LONGEST_LEAD = 12;
const LONGEST_DEGREE = 90;
/** Short names of degrees that are also other words unless they are written in capitals; folded. */
const SHORT =
  /^(?:ms|ma|ba|bs|me|med|ed|md|mn|mt|as|dec|des|asp|cap|bed|march|barch|master|masters|hnd|licence|brevet|certificate|certificat|attestation)$/;
const SCHOOL_LEAD = String.raw`(?:[,(]\s*|(?<!\p{L})(?:(?:@|à l['’]|de l['’])\s*|(?:from|at|through|à la|à|au|du|de la|de|in)\s+))(?:the\s+)?`;
const SCHOOL = new RegExp(String.raw`${SCHOOL_LEAD}(${PROPER})`, 'u');
const FINISHED_SCHOOL =
  /(?<!\p{L})(?:finished|completed|graduated(?: from)?|terminé|fini|fait)\s+(?:my\s+|mon\s+)?(high school|secondary school|secondaire(?: 5)?)(?!\p{L})/iu;
const STUDIED =
  /(?<!\p{L})(?:i(?:['’]ve)?\s+(?:have\s+)?studied|i(?:['’]m| am)\s+studying|studying|studied|i graduated(?: from| with| in)?|graduated(?: from| with| in)?|j['’]ai étudié|j['’]étudie|étudie)\s+(.+)$/iu;
const GRADUATED_FROM = new RegExp(String.raw`graduated from\s+(?:the\s+)?(${PROPER})`, 'u');
/** "MIT graduate". */
const GRADUATE_OF = new RegExp(
  String.raw`(?:^|[,(]\s*)(${PROPER})\s+(?:graduate|grad|alumn\p{L}+)(?!\p{L})`,
  'u',
);
const STUDENT =
  /(?:^|(?<!\p{L})(?:an?|une?|the)\s+)(?:(?:first|second|third|fourth|final|last)[- ]year\s+)?([\p{L}&'’ -]{3,50}?)\s+(?:student|major|graduate)(?!\p{L}|\s+(?:union|council|association|club|government|newspaper|body|society|services))(.*)$/iu;
const STUDENT_FR = /(?<!\p{L})étudiante?\s+en\s+([\p{L}'’ -]{3,50}?)(?=\s+(?:à|au)\s|[,.]|$)(.*)$/iu;

const bare = (text: string): string =>
  text
    .replaceAll(DATE_MARK, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:(–-]+|[\s,;:.()–-]+$/g, '');

function degreeWithoutPoints(short: string): ReturnType<typeof degreeIn> {
  const found = short.includes('.') ? degreeIn(short.replaceAll('.', '')) : null;
  return found === null || found.area !== '' ? null : { studyType: short.replace(/\.$/, ''), area: '' };
}

/** A name of a degree in a text, with where it begins and what follows it. */
interface DegreePlace {
  studyType: string;
  rest: string;
  index: number;
}

/** The degrees that a text names, in order. */
function degreesIn(text: string): DegreePlace[] {
  return Array.from(text.matchAll(/(?<![\p{L}'’.])\p{L}/gu)).flatMap(({ index }): DegreePlace[] => {
    if (!BEFORE_DEGREE.test(text.slice(Math.max(0, index - LONGEST_LEAD), index))) return [];
    const behind = text.slice(index, index + LONGEST_DEGREE);
    // "B.Com" and "B Com" are one: a degree is looked for without its points too.
    const found = degreeIn(behind) ?? degreeWithoutPoints(/^[\p{L}.]+/u.exec(behind)?.[0] ?? '');
    if (found === null) return [];
    const { studyType } = found;
    const rest = text.slice(index + studyType.length);
    const capitals = studyType.replace(/[^\p{L}]/gu, '').length < 7 && /\p{Lu}.*\p{Lu}/u.test(studyType);
    const isOther =
      SHORT.test(fold(studyType).replaceAll('.', '')) &&
      !capitals &&
      !/^\s+(?:of|in|en|degree)\s/i.test(rest);
    return isOther ? [] : [{ studyType, rest, index }];
  });
}

function degreeFact(text: string, endDate: string): SaidFact[] {
  const [found] = degreesIn(text);
  if (found === undefined) return [];
  const school = SCHOOL.exec(found.rest);
  const before = bare(school === null ? found.rest : found.rest.slice(0, school.index));
  const area = before
    .replace(/^(?:degree|diploma)?\s*(?:in|en|of|de)\s+/i, '')
    .replace(/^(?:degree|diploma)$/i, '');
  // "Diplôme prévu en 2025" says when, and not of what.
  if (/^(?:prévue?|expected|anticipated|en cours|in progress|pending)(?!\p{L})/iu.test(before)) return [];
  // "Baccalauréat HEC Montréal", "BEd University of Alberta": what stands right behind a degree may be its school.
  const direct = area === before && /^\p{Lu}/u.test(area) && (hasSchoolWord(area) || /\p{Lu}{2}/u.test(area));
  const isSchool = direct && school === null;
  const named = school?.[1] ?? GRADUATED_FROM.exec(text)?.[1] ?? '';
  return [
    {
      kind: 'study',
      studyType: capital(found.studyType),
      area: isSchool ? '' : area,
      institution: isSchool ? area : bare(named).replace(/^the\s+/i, ''),
      endDate,
    },
  ];
}

function studentFact(text: string, endDate: string): SaidFact[] {
  const [, area = '', rest = ''] = STUDENT.exec(text) ?? STUDENT_FR.exec(text) ?? [];
  const institution = bare(SCHOOL.exec(rest)?.[1] ?? '');
  const field = bare(
    area.replace(
      /^(?:i(?:['’]?m| am)|je suis)\s+(?:an?|une?)?\s*(?:(?:first|second|third|fourth|final|last)[- ]year\s+)?/iu,
      '',
    ),
  );
  const isLevel =
    /(?:high|secondary|recent|school|college|university|graduate|full[- ]time|international|honou?rs?)$/i.test(
      field,
    );
  // "I was the treasurer of my student …" names no field.
  const isField = !/(?<!\p{L})(?:i|was|am|my|je|mon|of the)(?!\p{L})/iu.test(field);
  if (field === '' || isLevel || !isField || institution === '') return [];
  const study: SaidFact = { kind: 'study', studyType: '', area: capital(field), institution, endDate };
  return /\sstudent(?!\p{L})/iu.test(text)
    ? [{ kind: 'label', value: `${capital(field)} student` }, study]
    : [study];
}

function studiedFact(text: string, endDate: string): SaidFact[] {
  const school = GRADUATE_OF.exec(text)?.[1];
  if (school !== undefined) return [{ kind: 'study', studyType: '', area: '', institution: school, endDate }];
  const level = FINISHED_SCHOOL.exec(text)?.[1];
  if (level !== undefined)
    return [{ kind: 'study', studyType: capital(level), area: '', institution: '', endDate }];
  const rest = STUDIED.exec(text)?.[1];
  if (rest === undefined) return [];
  const onlySchool = new RegExp(String.raw`^(?:the\s+)?(${PROPER})`, 'u').exec(rest);
  if (/graduated from/i.test(text) && onlySchool !== null)
    return [{ kind: 'study', studyType: '', area: '', institution: bare(onlySchool[1] ?? ''), endDate }];
  const lead = SCHOOL.exec(rest);
  const area = bare(lead === null ? rest : rest.slice(0, lead.index));
  if (area.split(/\s+/).length > 7) return [];
  return [
    {
      kind: 'study',
      studyType: '',
      area: area.replace(/^(?:(?:le|la|les|the)\s+|l['’]\s*)/iu, ''),
      institution: bare(lead?.[1] ?? ''),
      endDate,
    },
  ];
}

/** "A master's in … from UBC and a BSc in …": each degree with what belongs to it. */
function partsOf(clause: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of degreesIn(clause).slice(1)) {
    const gap = /(?:,?\s+(?:and|et)\s+|[,;]\s+)(?:(?:an?|my|une?|mon|ma)\s+)?$/iu.exec(
      clause.slice(from, index),
    );
    if (gap === null) continue;
    parts.push(clause.slice(from, from + gap.index));
    from += gap.index + gap[0].length;
  }
  return [...parts, clause.slice(from)];
}

/** What a clause says somebody studied, where, and when it ended. */
export function studiesIn(clause: string): SaidFact[] {
  return partsOf(clause).flatMap((part) => {
    const { text } = timed(part);
    const endDate = findDates(part).at(-1)?.end ?? '';
    for (const read of [degreeFact, studentFact, studiedFact]) {
      const facts = read(text, endDate);
      if (facts.length > 0) return facts;
    }
    return [];
  });
}
