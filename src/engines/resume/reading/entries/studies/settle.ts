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
  /** What the degree's own line says it is in, where another text was taken for the field before. */
  degreeIn: Found | null;
  /** The text that its degree was read from. */
  degreeText: string;
  lines: Line[];
}

/** A study of which nothing is known yet. */
export const newStudy = (): Study => ({
  institution: null,
  area: null,
  studyType: null,
  startDate: null,
  endDate: null,
  left: null,
  degreeIn: null,
  degreeText: '',
  lines: [],
});

/** A text right over or under the degree that nothing else explains: its field, where the school is known. */
function besideDegree({ left, studyType }: Study): Found | null {
  const [line, degree] = [left?.lines[0], studyType?.lines[0]];
  return line !== undefined && degree !== undefined && Math.abs(line.order - degree.order) <= 1 ? left : null;
}

/** "Baccalauréat en administration, Comptabilité": what the degree is in, and what it is in there. */
const TWO_FIELDS = /^([^,]+),\s+([^,]{3,})$/u;

/** A study whose degree says a field, and another text a second: the first is a part of the degree's name. */
function withWholeDegree(study: Study): Study {
  const { area, studyType, degreeIn, degreeText } = study;
  if (studyType === null || area === null) return study;
  const glue = degreeText.slice(studyType.value.length).match(/^\s(?:en|in)\s/iu)?.[0];
  if (glue === undefined || !degreeText.startsWith(studyType.value)) return study;
  const own = degreeIn?.value ?? TWO_FIELDS.exec(area.value)?.[1];
  const other = degreeIn === null ? TWO_FIELDS.exec(area.value)?.[2] : area.value;
  if (own === undefined || other === undefined || own === other) return study;
  return {
    ...study,
    studyType: { ...studyType, value: studyType.value + glue + own },
    area: { ...area, value: other },
  };
}

/** A text that is neither school nor degree is the field only beside one of them; alone before a degree it is the school. */
export function settle(study: Study): Study {
  const { institution, area, studyType, left } = study;
  if (institution !== null || studyType === null) return withWholeDegree(study);
  // The same where the degree's own words say what it is in ("IFSI Rockefeller⇥Diplôme d'État d'infirmier").
  if (area !== null && (area.lines[0] !== studyType.lines[0] || study.degreeIn !== null))
    return { ...study, institution: area, area: study.degreeIn ?? besideDegree(study) };
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

/** Whether most studies that have both name their school before their degree. */
export function schoolsFirst(studies: readonly Study[]): boolean {
  const both = studies.flatMap(({ institution, studyType }) => {
    const [school, degree] = [institution?.lines[0], studyType?.lines[0]];
    if (school === undefined || degree === undefined || !institution || !studyType) return [];
    return school === degree
      ? [school.body.indexOf(institution.value) < school.body.indexOf(studyType.value)]
      : [school.order < degree.order];
  });
  return both.filter((first) => first).length * 2 > both.length;
}

/** Two dated texts on one line that no word tells apart, among studies that have both: degree and school in their order. */
export function byOrder(study: Study, schoolFirst: boolean): Study {
  const { institution, area, studyType, left, endDate } = study;
  const beside = left !== null && left.lines[0] === area?.lines[0];
  if (institution !== null || studyType !== null || endDate === null || !beside) return study;
  return {
    ...study,
    area: null,
    institution: schoolFirst ? area : left,
    studyType: schoolFirst ? left : area,
  };
}

/** Several degrees under one school: those after the first take the school that stands above them. */
export function inherit(study: Study, before: Study | undefined): void {
  const school = before?.institution?.lines[0]?.line;
  const degree = before?.studyType?.lines[0]?.line;
  const heads = school !== undefined && degree !== undefined && school < degree;
  if (heads && study.institution === null && before !== undefined) study.institution = before.institution;
}
