import { describe, expect, test } from 'vitest';
import { aPosting } from '#testing/boards/factories.ts';
import { theTaxonomy } from '#testing/profiles/index.ts';
import { prepareTaxonomy, readPosting } from './index.ts';

const taxonomy = theTaxonomy();
const read = (description: string, fields: Parameters<typeof aPosting>[1] = {}) =>
  readPosting(aPosting('lever', { description, ...fields }), taxonomy);
const must = (line: string) => read(`Requirements\n- ${line}`);
const skills = (line: string) =>
  must(line).skills.flatMap((asked) => asked.skills.map((skill) => taxonomy.skills[skill]?.name));

const papers = (line: string) =>
  must(line).credentials.map(({ credentials }) => credentials.map(({ id }) => id).join('|'));

const languages = (line: string) =>
  must(line)
    .languages.filter(({ span }) => span === line)
    .map(({ code, level, must: needed }) => `${code}${level}${needed ? '!' : ''}`);

const occupation = (title: string) =>
  taxonomy.occupations[
    readPosting(aPosting('lever', { title, description: '' }), taxonomy).role.guesses[0]?.occupation ?? -1
  ]?.title;

describe('years of experience', () => {
  test.each([
    ['5+ years of experience', 5],
    ['3-5 years in a similar role', 3],
    ['Minimum of two (2) years of related experience', 2],
    ['At least 4 years’ experience', 4],
    ['Three or more years on the line', 3],
    ['Twelve years leading teams', 12],
    ['Au moins 3 ans d’expérience', 3],
    ['Deux années d’expérience pertinente', 2],
    ['Un an d’expérience', 1],
    ['5 ans ou plus en comptabilité', 5],
  ])('are read from "%s" as %d', (line, years) => {
    expect(must(line).years).toMatchObject({ years, span: line });
  });

  test.each([
    'You are 18 years of age or older',
    'No experience needed: we train',
    'New graduates are welcome',
    'Contract of 2 years',
    'Aucune expérience requise',
  ])('are not read from "%s"', (line) => {
    expect(must(line).years).toBeNull();
  });

  test('are not taken from what the employer tells of itself', () => {
    expect(
      read('About us\nWe have baked for over 30 years of experience.\nRequirements\n- Kind').years,
    ).toBeNull();
  });
});

describe('education', () => {
  test.each([
    ['Bachelor’s degree in nursing', 3, false],
    ['Diploma or bachelor’s degree in nursing', 2, false],
    ['Master’s degree in social work', 4, false],
    ['BSc or equivalent experience', 3, true],
    ['High school diploma', 1, false],
    ['College diploma in a related field or equivalent', 2, true],
    ['PhD in chemistry', 5, false],
    ['Baccalauréat en comptabilité', 3, false],
    ['DEC en techniques de comptabilité', 2, false],
    ['DEP en soudage ou l’équivalent', 2, true],
    ['Diplôme d’études secondaires', 1, false],
    ['Maîtrise en travail social', 4, false],
    ['A graduate degree in economics', 4, false],
    ['Diplôme d’une école d’ingénieurs', 4, false],
    ['Bac+2 en maintenance', 2, false],
    ['Year 12 or above', 1, false],
  ])('is read from "%s"', (line, level, equivalent) => {
    expect(must(line).education).toMatchObject({ level, equivalent, span: line });
  });

  test.each([
    'Maîtrise du français des affaires',
    'Care on a 28-bed unit',
    'Membre des équipes de jour',
    'Ready in December',
    'We don’t ask for a degree',
    'Avec ou sans diplôme d’études professionnelles',
    'An advanced degree won’t hurt',
    'MS Office',
  ])('is not read from "%s"', (line) => {
    expect(must(line).education).toBeNull();
  });
});

describe('papers', () => {
  test.each([
    ['Current registration with the provincial college of nurses', ['rn']],
    ['Permis de l’Ordre des infirmières et infirmiers du Québec', ['rn']],
    ['CPA designation', ['cpa']],
    ['Red Seal or CWB ticket', ['red-seal|welding']],
    ['Valid class 5 driver’s licence', ['driving']],
    ['Permis de conduire de classe 5', ['driving']],
    ['You must hold a 442A Certificate of Qualification', ['electrician', 'red-seal']],
    ['Secourisme et RCR à jour', ['first-aid']],
    ['Permis d’exercice en règle de l’ordre professionnel', ['own-licence']],
    ['Friendly with nurses and doctors', []],
  ])('are read from "%s"', (line, ids) => {
    expect(papers(line)).toEqual(ids);
  });

  test.each([
    'This position does not require a driver licence',
    'CPA not required',
    'Aucun permis de conduire n’est requis',
  ])('that "%s" are not asked for', (line) => {
    expect(papers(line)).toEqual([]);
  });

  test.each([
    ['BLS required, ACLS preferred', { 'first-aid': true, acls: false }],
    ['Red Seal or five years of experience', { 'red-seal': false }],
    ['CPA designation, or enrolled in the programme', { cpa: false }],
  ])('in "%s" are musts or wishes', (line, expected) => {
    const found = Object.fromEntries(
      must(line).credentials.map((asked) => [asked.credentials[0]?.id, asked.must]),
    );
    expect(found).toEqual(expected);
  });
});

test.each([
  'First aid required within three months of starting',
  'Food handler certificate needed (we’ll cover the fee if you don’t have it)',
  'Permis de conduire utile mais pas obligatoire',
  'RSA or forklift ticket would be handy',
])('nobody is refused for want of what "%s" names', (line) => {
  expect(must(line).credentials.filter((asked) => asked.must)).toEqual([]);
});

describe('languages', () => {
  test.each([
    ['Fluent French', ['fr3!']],
    ['Bilingual (English and French)', ['en3!', 'fr3!']],
    ['Bilinguisme exigé', ['en3!', 'fr3!']],
    ['French is an asset', ['fr3']],
    ['Anglais fonctionnel', ['en2!']],
    ['Français et anglais', ['en3!', 'fr3!']],
    ['Punjabi or Hindi is a plus', ['pa3', 'hi3']],
    ['Basic French', ['fr1!']],
  ])('are read from "%s"', (line, expected) => {
    expect(languages(line)).toEqual(expected);
  });

  test('include the one the advert is written in', () => {
    expect(read('Venez cuire du pain.', { language: 'fr' }).languages).toMatchObject([
      { code: 'fr', must: true },
    ]);
  });
});

describe('skills', () => {
  test.each([
    ['Built services in Go and Python', ['Go', 'Python']],
    ['Own our go-to-market plans', ['Marketing strategy']],
    ['Experience with R, SQL and Tableau', ['R', 'SQL', 'Tableau']],
    ['Excel with pivot tables', ['Microsoft Excel']],
    ['You excel under pressure', []],
    ['k8s and Postgres', ['Kubernetes', 'PostgreSQL']],
    ['Stay calm on every call and write reports', []],
    ['Java but no PHP', ['Java']],
    ['Comptes payables et recevables', ['Accounts payable']],
  ])('are read from "%s"', (line, names) => {
    expect(skills(line).filter((name) => name !== 'Reporting')).toEqual(names);
  });

  test('joined by "or" are one need', () => {
    expect(must('Tableau or Power BI').skills).toHaveLength(1);
    expect(must('Tableau and Power BI').skills).toHaveLength(2);
  });

  test('asked for again and again are asked for once', () => {
    const once = must('Payroll');
    const often = read(
      `Requirements\n${Array.from({ length: 50 }, (_, index) => `- Payroll ${'!'.repeat(index)}`).join('\n')}`,
    );
    expect(often.skills.map((asked) => asked.skills)).toEqual(once.skills.map((asked) => asked.skills));
  });

  test.each([
    ['Requirements\n- SQL', 1, false],
    ['Nice to have\n- SQL', 0, true],
    ['Ce que vous ferez\n- Interroger avec SQL', 0.25, false],
    ['We use SQL every day.', 0.6, false],
    ['SQL is required.', 1, false],
    ['Nice to have: SQL.', 0, true],
    ['Atouts\n- SQL', 0, true],
  ])('weigh by where they stand: %j', (description, weight, nice) => {
    expect(read(description).skills).toMatchObject([{ weight, nice }]);
  });

  test('of the employer’s story and offer are not asked for', () => {
    expect(
      read('About us\nWe sell Salesforce and SAP.\nWhat we offer\n- Python training\nRequirements\n- Git')
        .skills,
    ).toHaveLength(1);
  });
});

describe('titles', () => {
  test.each([
    ['Registered Nurse', 'Registered Nurses'],
    ['URGENT: Senior Registered Nurse (12-month contract)', 'Registered Nurses'],
    ['Infirmière ou infirmier', 'Registered Nurses'],
    ['Caissier/caissière', 'Cashiers'],
    ['Cashier - Evenings', 'Cashiers'],
    ['Comptable (h/f)', 'Accountants and Auditors'],
    ['Truck Driver, Hamilton', 'Heavy and Tractor-Trailer Truck Drivers'],
    ['Électricienne ou électricien', 'Electricians'],
    ['Team Lead, Software Developer', 'Software Developers'],
  ])('"%s" is read as %s', (title, expected) => {
    expect(occupation(title)).toBe(expected);
  });

  test.each([
    ['Senior Accountant', 3],
    ['Jr. Analyst', 1],
    ['Director, Sales', 5],
    ['Head of Membership Director', 5],
    ['Staff Nurse', null],
    ['Baker', null],
  ])('"%s" names the level %s', (title, level) => {
    expect(readPosting(aPosting('lever', { title }), taxonomy).level).toBe(level);
  });
});

test('a taxonomy of another shape is refused', () => {
  expect(() => prepareTaxonomy({ occupations: {}, skills: [] })).toThrow(
    'occupations are not a list of records',
  );
  expect(() => prepareTaxonomy({ occupations: [{ t: 1 }], skills: [] })).toThrow(TypeError);
});
