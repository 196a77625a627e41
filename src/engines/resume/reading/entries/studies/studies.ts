import {
  degreeIn,
  findDates,
  hasSchoolWord,
  isSchool,
  withoutDate,
} from '#engines/resume/reading/vocabulary/index.ts';
import { piecesOf } from './pieces.ts';
import { byOrder, inherit, newStudy, schoolsFirst, settle } from './settle.ts';
import type { Study } from './settle.ts';
import type { DateSpan } from '#engines/resume/reading/vocabulary/index.ts';
import { withoutLabels } from '#engines/resume/reading/entries/labelled.ts';
import { oneByOne } from '#engines/resume/reading/entries/side-by-side.ts';
import { unwrapped } from '#engines/resume/reading/entries/wraps.ts';
import type { Line } from '#engines/resume/reading/lines.ts';

const isDetail = (text: string): boolean => degreeIn(text) === null && saysDetail(text);

const saysDetail = (text: string): boolean =>
  /^(?:gpa|grade|honou?rs|dean|relevant|courses?|coursework|thesis|mention|activities|cours|minor|graduated|expected|moyenne|score)\b/i.test(
    text,
  ) ||
  (text.endsWith('.') && text.split(' ').length > 6);

function putPiece(study: Study, text: string, line: Line): boolean {
  const degree = degreeIn(text);
  const school = hasSchoolWord(text) && degree === null;
  if (school && study.institution === null) study.institution = { value: text, lines: [line] };
  else if (degree !== null && study.studyType === null) {
    study.studyType = { value: degree.studyType, lines: [line] };
    study.degreeText = text;
    // What stands beside the school and is no field is where it is.
    const beside = study.area !== null && study.area.lines[0] === study.institution?.lines[0];
    if (degree.area !== '' && (study.area === null || (beside && study.area.lines[0] !== line)))
      study.area = { value: degree.area, lines: [line] };
    else if (degree.area !== '') study.degreeIn = { value: degree.area, lines: [line] };
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

/** Whether some lines tell a degree or a date. */
const tellsMore = (lines: readonly Line[]): boolean =>
  lines.some(({ body }) => findDates(body).length > 0 || degreeIn(body) !== null);

/** Whether a line is printed like the one a whole study began with, and unlike its degree: the next study begins there. */
function beginsAlike(study: Study, line: Line): boolean {
  const [first] = study.lines;
  const degree = study.studyType?.lines[0];
  if (first === undefined || degree === undefined || line.item || line.size === 0) return false;
  const isLike = (other: Line) => other.bold === line.bold && Math.abs(other.size - line.size) < 0.3;
  const dated = study.endDate !== null || study.startDate !== null;
  return dated && first !== degree && isLike(first) && !isLike(degree) && line.order > degree.order + 1;
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
    if (
      startsAnother(study, pieces, span !== undefined) ||
      (beginsAlike(study, line) && tellsMore(whole.slice(index, index + 4)))
    ) {
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
      else if (couldBeSchool(study, line) || study.area?.lines[0] === line)
        study.left ??= { value: piece, lines: [line] };
    }
    if (span !== undefined && study.endDate === null && study.startDate === null) {
      if (span.range) study.startDate = { value: span.start, lines: [line] };
      if (span.end !== '') study.endDate = { value: span.end, lines: [line] };
      used = true;
    }
    if (used) study.lines.push(line);
  }
  studies.push(study);
  const order = schoolsFirst(studies);
  const known = studies.some(({ institution, studyType }) => institution !== null && studyType !== null);
  const settled = studies.map((one) => settle(known ? byOrder(one, order) : one));
  settled.forEach((one, index) => inherit(one, settled[index - 1]));
  return settled.filter(({ institution, studyType }) => institution !== null || studyType !== null);
}
