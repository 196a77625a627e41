import { degreeIn, findDates, hasSchoolWord } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { nameFirst } from './naming/long-names.ts';
import { PROPER } from './naming/names.data.ts';
import { fieldBehind, PAPER_FROM, withDiploma } from './naming/fields.ts';
import { schoolIn } from './naming/schools.ts';
import { DATE_MARK, timed } from './times.ts';
import { I_AM } from './words.data.ts';

/** Where a degree may stand: at the beginning, or after words that do not belong to its name. */
const BEFORE_DEGREE =
  /(?:^|[,;:(]\s*|(?<!\p{L})(?:an?|my|the|un|une|mon|ma|le|la|have|hold|got|earned|completed|finished|did|with|and|et|obtenu|fait|recent|received|in)\s+)$/iu;
/** Characters before and of a degree's name that decide. */
const LONGEST_LEAD = 12;
const LONGEST_DEGREE = 90;
/** Short names of degrees that are also other words unless they are written in capitals; folded. */
const SHORT =
  /^(?:ms|ma|ba|bs|me|med|ed|md|mn|mt|as|dec|des|asp|cap|bed|march|barch|master|masters|hnd|licence|brevet|certificate|certificat|attestation)$/;
const FINISHED_SCHOOL =
  /(?<!\p{L})(?:finished|completed|graduated(?: from)?|terminé|fini|fait)\s+(?:my\s+|mon\s+)?(high school|secondary school|secondaire(?: 5)?)(?!\p{L})/iu;
const STUDIED =
  /(?<!\p{L})(?:i(?:['’]ve)?\s+(?:have\s+)?studied|i(?:['’]m| am)\s+studying|studying|studied|i graduated(?: from| with| in)?|graduated(?: from| with| in)?|j['’]ai étudié|j['’]étudie|étudie)\s+(.+)$/iu;
const GRADUATED_FROM =
  /(?:graduated from|diplômée? d[eu]|went to|attended|fréquenté)\s+(?:the\s+|la\s+|l['’])?/iu;
/** A degree that its field leads to: "culinary arts diploma", "police foundations certificate". */
const FIELD_FIRST =
  /(?:^|(?<!\p{L})(?:an?|my|the|with|have|hold|got|earned|completed|did|finished|received)\s+|[:,;]\s*)((?!(?:an?|my|the|have|hold|got|earned|completed|did|finished|received|i)\s)[\p{L}&'’/ -]{3,50}?\s(?:diploma|degree|certificate|diplôme))(?!\p{L})(?=\s+(?:from|at|through|with)\s|\s*[,(‡.]|\s*$)/iu;
/** A school and nothing else: "I went to Glebe Collegiate Institute". */
const WENT =
  /(?<!\p{L})(?:(?:my|mon|ma)\s+(?:high\s+)?(?:school|college|university|école(?: secondaire)?|cégep|université)\s+(?:was|is|est|était)|went to|go to|attended|attend|graduated from|j['’]ai fréquenté|j['’]ai étudié|je vais|je suis allée?|diplômée? d[eu])\s*(?:the\s+|à\s+|au\s+|la\s+|l['’]|le\s+)*/iu;

/** The school that stands before the degree: "graduated from Humber with a diploma", "à l'École des métiers (DEP, 2013)". */
function schoolBefore(text: string, degreeAt: number): string {
  const found = GRADUATED_FROM.exec(text);
  const before = text.slice(0, degreeAt);
  const led = found === null && /\(\s*$/u.test(before) ? (schoolIn(before)?.name ?? '') : '';
  if (hasSchoolWord(led)) return led;
  return found === null ? '' : nameFirst(text.slice(found.index + found[0].length));
}

function fieldFirstFact(text: string, endDate: string): SaidFact[] {
  const found = FIELD_FIRST.exec(text);
  const [, words = ''] = found ?? [];
  const school = found === null ? null : schoolIn(text.slice(found.index + found[0].length));
  if (found === null || words.split(/\s+/).length > 6 || (school === null && endDate === '')) return [];
  return [
    {
      kind: 'study',
      studyType: capital(words.trim()),
      area: '',
      institution: bare(school?.name ?? ''),
      endDate,
    },
  ];
}

function attendedFact(text: string, endDate: string): SaidFact[] {
  const found = WENT.exec(text);
  const name = found === null ? '' : nameFirst(text.slice(found.index + found[0].length));
  if (found === null || !hasSchoolWord(name)) return [];
  const behind = text.slice(text.indexOf(name, found.index) + name.length);
  const area =
    /^\s+(?:for|in|en|where i (?:studied|took)|studying|to study)\s+(?!(?:a|the|\d|my)\s)([\p{L}&'’ -]{3,50}?)(?=\s*[,.;‡]|\s+(?:and|from|in|until)\s|$)/iu.exec(
      behind,
    )?.[1] ?? '';
  return [{ kind: 'study', studyType: '', area: bare(area), institution: bare(name), endDate }];
}
/** "MIT graduate". */
const GRADUATE_OF = new RegExp(
  String.raw`(?:^|[,(]\s*)(${PROPER})\s+(?:graduate|grad|alumn\p{L}+)(?!\p{L})`,
  'u',
);
const YEAR_OF_STUDY = String.raw`(?:(?:first|second|third|fourth|final|last)[- ]year\s+)?`;
const STUDENT = new RegExp(
  String.raw`(?:^|(?<!\p{L})(?:an?|une?|the)\s+)${YEAR_OF_STUDY}([\p{L}&'’ -]{3,50}?)\s+(?:student|major|graduate)(?!\p{L}|\s+(?:union|council|association|club|government|newspaper|body|society|services))(.*)$`,
  'iu',
);
/** What leads to the field of somebody who tells that they study. */
const BEFORE_FIELD = new RegExp(String.raw`^${I_AM}(?:an?|une?)?\s*${YEAR_OF_STUDY}`, 'iu');
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
    const paper = PAPER_FROM.exec(behind)?.[0] ?? '';
    if (paper !== '' && hasSchoolWord(schoolIn(behind.slice(paper.length))?.name ?? ''))
      return [{ studyType: paper, rest: text.slice(index + paper.length), index }];
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
  const school = schoolIn(found.rest);
  const before = bare(school === null ? found.rest : found.rest.slice(0, school.index))
    // "My diploma is from …": what only joins the two is no field.
    .replace(/^(?:is|was|est|était|which i|that i|que j['’]ai)(?!\p{L}).*$/iu, '');
  const area = before
    .replace(
      /,\s*(?:obtenue?|completed|finished|earned|received|terminée?|finie?|reçue?|done|which|that|que)(?!\p{L}).*$/iu,
      '',
    )
    .replace(/^(?:degree|diploma)?\s*(?:in|en|of|de)\s+/i, '')
    .replace(/^(?:degree|diploma)$/i, '');
  // "Diplôme prévu en 2025" says when, and not of what.
  if (/^(?:prévue?|expected|anticipated|en cours|in progress|pending)(?!\p{L})/iu.test(before)) return [];
  // "Baccalauréat HEC Montréal", "BEd University of Alberta": what stands right behind a degree may be its school.
  const direct = area === before && /^\p{Lu}/u.test(area) && (hasSchoolWord(area) || /\p{Lu}{2}/u.test(area));
  const isSchool = direct && school === null;
  const named = school?.name ?? schoolBefore(text, found.index);
  const field = area === '' && school !== null ? fieldBehind(found.rest.slice(school.to)) : area;
  return [
    {
      kind: 'study',
      studyType: capital(found.studyType.replace(/^D\.E\.C\.?$/, 'DEC')),
      area: isSchool ? '' : field,
      institution: isSchool ? area : bare(named).replace(/^the\s+/i, ''),
      endDate,
    },
  ];
}

function studentFact(text: string, endDate: string): SaidFact[] {
  const [, area = '', rest = ''] = STUDENT.exec(text) ?? STUDENT_FR.exec(text) ?? [];
  const institution = bare(schoolIn(rest)?.name ?? '');
  const field = bare(area.replace(BEFORE_FIELD, ''));
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
  const finished = FINISHED_SCHOOL.exec(text);
  if (finished !== null) {
    const institution = bare(schoolIn(text.slice(finished.index + finished[0].length))?.name ?? '');
    return [{ kind: 'study', studyType: capital(finished[1] ?? ''), area: '', institution, endDate }];
  }
  const rest = STUDIED.exec(text)?.[1];
  if (rest === undefined) return [];
  const onlySchool = new RegExp(String.raw`^(?:the\s+)?(${PROPER})`, 'u').exec(rest);
  if (/graduated from/i.test(text) && onlySchool !== null)
    return [{ kind: 'study', studyType: '', area: '', institution: bare(onlySchool[1] ?? ''), endDate }];
  const lead = schoolIn(rest);
  const area = bare(lead === null ? rest : rest.slice(0, lead.index));
  if (area.split(/\s+/).length > 7) return [];
  return [
    {
      kind: 'study',
      studyType: '',
      area: area.replace(/^(?:(?:le|la|les|the)\s+|l['’]\s*)/iu, ''),
      institution: bare(lead?.name ?? ''),
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
  return partsOf(withDiploma(clause)).flatMap((part) => {
    const { text } = timed(part);
    const endDate = findDates(part).at(-1)?.end ?? '';
    for (const read of [degreeFact, fieldFirstFact, studentFact, studiedFact, attendedFact]) {
      const facts = read(text, endDate);
      if (facts.length > 0) return facts;
    }
    return [];
  });
}

/** "… and at McGill": another school, where nothing else is said of it. */
export function schoolAlso(clause: string): SaidFact[] {
  const { text } = timed(clause);
  const name = nameFirst(text.replace(/^(?:at|à l['’]|à la|à|au)\s*(?:the\s+|la\s+|l['’])?/iu, ''));
  const isAlone = name !== '' && bare(text.slice(text.indexOf(name) + name.length)) === '';
  return isAlone
    ? [
        {
          kind: 'study',
          studyType: '',
          area: '',
          institution: bare(name),
          endDate: findDates(clause).at(-1)?.end ?? '',
        },
      ]
    : [];
}
