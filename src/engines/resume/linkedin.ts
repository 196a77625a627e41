import type { FactSource, MasterProfile } from '#contract/career/facts.ts';
import { monthOf } from '#engines/lexicon/index.ts';
import { emptyResume, factId } from './reading/index.ts';

/** One table of the export: its file name and its records by column, the first on line 2 of the file. */
export interface ExportTable {
  file: string;
  rows: readonly Readonly<Record<string, string>>[];
}

/** "Mar 2021" or "2021" as `2021-03` or `2021`; "" for anything else. */
function yearMonthOf(text: string): string {
  const found = /^(?:([A-Za-z]{3})[a-z]*\s+)?(\d{4})$/.exec(text.trim());
  if (found === null) return '';
  const month = monthOf(found[1] ?? '');
  return month === 0 ? (found[2] ?? '') : `${found[2]}-${String(month).padStart(2, '0')}`;
}

/** LinkedIn's words for how well a language is spoken, as they stand on a CV. */
const fluencyOf = (text: string): string => text.replace(/ proficiency$/i, '').trim();

/** The tables of the export that say what stands on a resume. Everything else in it is left unread. */
export const linkedInTables = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
] as const;

/** One record of a table: its texts, and a way to say that a value of it stands at a path of the profile. */
interface Entry {
  text: (column: string) => string;
  at: (path: string, value: string) => string;
}
type Resume = MasterProfile['resume'];

function addWork({ work }: Resume, { text, at }: Entry): void {
  const path = `/work/${work.length}`;
  work.push({
    name: at(`${path}/name`, text('Company Name')),
    position: at(`${path}/position`, text('Title')),
    location: at(`${path}/location`, text('Location')),
    startDate: at(`${path}/startDate`, yearMonthOf(text('Started On'))),
    endDate: at(`${path}/endDate`, yearMonthOf(text('Finished On'))),
    summary: at(`${path}/summary`, text('Description')),
    highlights: [],
  });
}

function addStudy({ education }: Resume, { text, at }: Entry): void {
  const path = `/education/${education.length}`;
  education.push({
    institution: at(`${path}/institution`, text('School Name')),
    area: '',
    studyType: at(`${path}/studyType`, text('Degree Name')),
    startDate: at(`${path}/startDate`, yearMonthOf(text('Start Date'))),
    endDate: at(`${path}/endDate`, yearMonthOf(text('End Date'))),
  });
}

function addSkill({ skills }: Resume, { text, at }: Entry): void {
  if (text('Name') === '') return;
  const group = skills[0] ?? { name: '', keywords: [] };
  if (skills.length === 0) skills.push(group);
  group.keywords.push(at(`/skills/0/keywords/${group.keywords.length}`, text('Name')));
}

function addLanguage({ languages }: Resume, { text, at }: Entry): void {
  const path = `/languages/${languages.length}`;
  languages.push({
    language: at(`${path}/language`, text('Name')),
    fluency: at(`${path}/fluency`, fluencyOf(text('Proficiency'))),
  });
}

function addCertificate({ certificates }: Resume, { text, at }: Entry): void {
  const path = `/certificates/${certificates.length}`;
  certificates.push({
    name: at(`${path}/name`, text('Name')),
    issuer: at(`${path}/issuer`, text('Authority')),
    date: at(`${path}/date`, yearMonthOf(text('Started On'))),
  });
}

/** Reads the export a person downloaded from LinkedIn: every value with its fact, whose source is the table and line it stands on. */
export function readLinkedIn(
  tables: readonly ExportTable[],
  file: { id: string; name: string },
): MasterProfile {
  const resume = emptyResume();
  const facts: MasterProfile['facts'] = [];
  const entriesOf = (name: (typeof linkedInTables)[number]): Entry[] =>
    (tables.find((table) => table.file === name)?.rows ?? []).map((row, index) => {
      const source: FactSource = {
        kind: 'file',
        file_id: file.id,
        file_name: `${file.name}, ${name}`,
        page: 1,
        line: index + 2,
      };
      return {
        text: (column) => (row[column] ?? '').trim(),
        at: (path, value) => {
          if (value !== '') facts.push({ id: factId(path, value), path, value, source });
          return value;
        },
      };
    });
  const [person] = entriesOf('Profile.csv');
  if (person) {
    resume.basics.label = person.at('/basics/label', person.text('Headline'));
    resume.basics.summary = person.at('/basics/summary', person.text('Summary'));
  }
  for (const entry of entriesOf('Positions.csv')) addWork(resume, entry);
  for (const entry of entriesOf('Education.csv')) addStudy(resume, entry);
  for (const entry of entriesOf('Skills.csv')) addSkill(resume, entry);
  for (const entry of entriesOf('Languages.csv')) addLanguage(resume, entry);
  for (const entry of entriesOf('Certifications.csv')) addCertificate(resume, entry);
  return { resume, facts, unused: [] };
}
