import {
  degreeIn,
  findDates,
  hasSchoolWord,
  isSchool,
  placeAtEnd,
  placeOf,
  withoutDate,
} from '#engines/resume/reading/vocabulary/index.ts';
import type { DateSpan } from '#engines/resume/reading/vocabulary/index.ts';
import { withoutLabels } from './labelled.ts';
import { oneByOne } from './side-by-side.ts';
import { unwrapped } from './wraps.ts';
import type { Found, Line } from '#engines/resume/reading/lines.ts';

/** A study as it stands in the document. */
export interface Study {
  institution: Found | null;
  area: Found | null;
  studyType: Found | null;
  startDate: Found | null;
  endDate: Found | null;
  /** The first text under it that was neither school, degree nor field. */
  left: Found | null;
  lines: Line[];
}

const SEPARATOR = /\t|\s[|•·∙●–—~-]\s|\s?[|•·∙●]\s?|\s[–—]|[–—]\s|;\s/u;

const AT_SCHOOL = /\s(?:at|from|au|à)\s(?=\p{Lu}|l['’]|la\s)/u;

/** "Diploma in Welding at Conestoga College" in two, when what follows is a school. */
function atSchool(text: string): string[] {
  const at = AT_SCHOOL.exec(text);
  if (at === null) return [text];
  const school = text.slice(at.index + at[0].length).replace(/^(?:l['’]|la\s)/, '');
  return isSchool(school) && degreeIn(text) !== null ? [text.slice(0, at.index), school] : [text];
}

/** The mark somebody left with, after what they studied. */
const MARK = /[.,;]?\s\(?(?:c?gpa|grade point average|moyenne(?: cumulative)?|note|abschlussnote)\b[^\t]*/iu;

function piecesOf(text: string): string[] {
  return text
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(MARK, '')
    .split(SEPARATOR)
    .flatMap((piece) => {
      const trimmed = piece
        .trim()
        .replace(/^[,;:(]+\s*|\s*[,;:]+$/g, '')
        .replace(/^(?:at|from|@|chez|à|au)\s+(?=\p{Lu})/u, '');
      const place = placeOf(trimmed);
      if (place !== null && !hasSchoolWord(place.address)) return [];
      const bare = placeAtEnd(trimmed)?.before ?? trimmed;
      // "Diploma in Welding, Conestoga College" and "Conestoga College, Diploma in Welding".
      const commas = bare.split(/,\s+/);
      const splits = commas.length > 1 && commas.some(isSchool) && commas.some((part) => !isSchool(part));
      return splits ? joinAlike(commas).flatMap(afterField) : afterField(bare).flatMap(atSchool);
    })
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

/** "Nursing, Bachelor of Science" in two: the field before the degree. */
function afterField(text: string): string[] {
  const parts = text.split(/,\s+/);
  const at = parts.findIndex((part) => degreeIn(part) !== null);
  return at < 1 || hasSchoolWord(text) ? [text] : [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
}

function joinAlike(commas: readonly string[]): string[] {
  const groups: string[] = [];
  for (const part of commas) {
    const last = groups.at(-1);
    const school = isSchool(part);
    if (last !== undefined && !school && !isSchool(last)) groups[groups.length - 1] = `${last}, ${part}`;
    else groups.push(part);
  }
  return groups;
}

const isDetail = (text: string): boolean => degreeIn(text) === null && saysDetail(text);

const saysDetail = (text: string): boolean =>
  /^(?:gpa|grade|moyenne|honou?rs|dean|relevant|courses?|coursework|thesis|mention|activities|cours|minor|graduated|expected|moyenne|score)\b/i.test(
    text,
  ) ||
  (text.endsWith('.') && text.split(' ').length > 6);

const newStudy = (): Study => ({
  institution: null,
  area: null,
  studyType: null,
  startDate: null,
  endDate: null,
  left: null,
  lines: [],
});

function putPiece(study: Study, text: string, line: Line): boolean {
  const degree = degreeIn(text);
  const school = hasSchoolWord(text) && degree === null;
  if (school && study.institution === null) study.institution = { value: text, lines: [line] };
  else if (degree !== null && study.studyType === null) {
    study.studyType = { value: degree.studyType, lines: [line] };
    // What stands beside the school and is no field is where it is.
    const beside = study.area !== null && study.area.lines[0] === study.institution?.lines[0];
    if (degree.area !== '' && (study.area === null || (beside && study.area.lines[0] !== line)))
      study.area = { value: degree.area, lines: [line] };
  } else if (!school && degree === null && study.area === null) study.area = { value: text, lines: [line] };
  else return false;
  return true;
}

function startsAnother(study: Study, pieces: readonly string[], dated: boolean): boolean {
  const degree = pieces.some((piece) => degreeIn(piece) !== null);
  const school = pieces.some((piece) => isSchool(piece));
  if (school && study.institution !== null) return true;
  if (degree && study.studyType !== null) return true;
  return dated && study.endDate !== null && (study.institution !== null || study.studyType !== null);
}

/** Whether a line right under a study's others could be its school ("Sorbonne"): short, with a capital, and no distinction. */
const couldBeSchool = ({ lines }: Study, { body, item, order }: Line): boolean =>
  !item &&
  lines.at(-1)?.order === order - 1 &&
  body.length <= 50 &&
  /^\p{Lu}[^.:;]+$/u.test(body) &&
  !/honou?rs|laude|distinction|first class|second class|\blist\b|scholar|award|prize|bourse|prix/i.test(body);

/** A text that is neither school nor degree is the field only beside one of them; alone before a degree it is the school. */
function settle(study: Study): Study {
  const { institution, area, studyType, left } = study;
  if (institution !== null || studyType === null) return study;
  if (area !== null && area.lines[0] !== studyType.lines[0])
    return { ...study, institution: area, area: null };
  if (left !== null) return { ...study, institution: left, lines: [...study.lines, ...left.lines] };
  return area === null ? study : schoolAfterArea(study, area);
}

/** "Diploma, Baking, ROC Midden Nederland, Utrecht": a school that no word tells stands after the field. */
function schoolAfterArea(study: Study, area: Found): Study {
  const [field = '', school = '', ...others] = area.value.split(/,\s+/);
  const reads = /^\p{Lu}/u.test(school) && !/\b(?:and|et)\b|&/.test(school) && school.split(' ').length > 1;
  if (!reads || others.length > 1) return study;
  return { ...study, area: { ...area, value: field }, institution: { ...area, value: school } };
}

/** Several degrees under one school: those after the first take the school that stands above them. */
function inherit(study: Study, before: Study | undefined): void {
  const school = before?.institution?.lines[0]?.line;
  const degree = before?.studyType?.lines[0]?.line;
  const heads = school !== undefined && degree !== undefined && school < degree;
  if (heads && study.institution === null && before !== undefined) study.institution = before.institution;
}

/** Whether a line holds one date and nothing else. */
const isBareDate = (line: Line, dates: readonly DateSpan[]): boolean =>
  dates.length === 1 && dates[0]?.range === false && !/\p{L}{2}/u.test(withoutDate(line.body, dates[0]));

/** Whether a line after a whole study is another school that no word tells: entries begin with their school here. */
function isNextSchool(study: Study, line: Line, below: Line | undefined, pieces: readonly string[]): boolean {
  const { institution, area, studyType, endDate } = study;
  const [school, degree] = [institution?.lines[0], studyType?.lines[0]];
  if (school === undefined || degree === undefined || area === null || endDate === null || !below)
    return false;
  const follows = line.order === (study.lines.at(-1)?.order ?? 0) + 1 || !below.item;
  const reads =
    !line.item && line.body.length <= 60 && /^\p{Lu}/u.test(line.body) && !/[.:;]$/.test(line.body);
  const [name = ''] = pieces;
  const isBare =
    pieces.length > 0 && degreeIn(name) === null && !below.item && findDates(below.body).length > 0;
  return school.order < degree.order && follows && reads && isBare && findDates(line.body).length === 0;
}

/** Reads the section of studies: institution, degree, field and dates in any order, on one line or several. */
export function readStudies(lines: readonly Line[]): Study[] {
  const studies: Study[] = [];
  let study = newStudy();
  let bare: Line | null = null;
  const whole = unwrapped(oneByOne(withoutLabels(lines)));
  for (const [index, line] of whole.entries()) {
    const dates = findDates(line.body);
    const span = dates.find(({ range }) => range) ?? dates.at(-1);
    const alone = isBareDate(line, dates) ? line : null;
    // "2009" over "2013": from one to the other.
    if (alone !== null && bare !== null && bare.order + 1 === line.order && study.startDate === null) {
      study.startDate = study.endDate;
      study.endDate = { value: span?.end ?? '', lines: [line] };
      study.lines.push(line);
      bare = null;
      continue;
    }
    bare = alone;
    const pieces = piecesOf(span === undefined ? line.body : withoutDate(line.body, span));
    if (isDetail(line.body) && span === undefined) continue;
    if (startsAnother(study, pieces, span !== undefined)) {
      studies.push(study);
      study = newStudy();
    }
    let used = false;
    if (isNextSchool(study, line, whole[index + 1], pieces)) {
      studies.push(study);
      study = { ...newStudy(), institution: { value: pieces[0] ?? '', lines: [line] }, lines: [line] };
      continue;
    }
    for (const piece of pieces) {
      if (isDetail(piece)) continue;
      if (putPiece(study, piece, line)) used = true;
      else if (couldBeSchool(study, line)) study.left ??= { value: piece, lines: [line] };
    }
    if (span !== undefined && study.endDate === null && study.startDate === null) {
      if (span.range) study.startDate = { value: span.start, lines: [line] };
      if (span.end !== '') study.endDate = { value: span.end, lines: [line] };
      used = true;
    }
    if (used) study.lines.push(line);
  }
  studies.push(study);
  const settled = studies.map(settle);
  settled.forEach((one, index) => inherit(one, settled[index - 1]));
  return settled.filter(({ institution, studyType }) => institution !== null || studyType !== null);
}
