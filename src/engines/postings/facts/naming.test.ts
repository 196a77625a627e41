import { expect, test } from 'vitest';
import { readPostingText } from './facts.ts';

const named = (text: string) => readPostingText(text).named;

test("an employer's parts may stand above the job, and its part is not its name", () => {
  expect(named('Tarn Polytechnic University\nFaculty of Nursing\nLecturer\nThunder Bay, Ontario')).toEqual({
    title: 'Lecturer',
    company: 'Tarn Polytechnic University',
  });
  expect(named('Research Assistant\nUniversity of Tarn, Department of Botany\nBurnaby, BC').company).toBe(
    'University of Tarn',
  );
});

test('a level is the job’s own, and so is what a dash parts where the employer is named elsewhere', () => {
  expect(named('Educator - Level 2\nLittle Tarn Society (est. 1989; 64 children)\nHalifax, NS')).toEqual({
    title: 'Educator - Level 2',
    company: 'Little Tarn Society',
  });
  expect(named('Data Analyst – Revenue\nCompany: Tarn & Fell\nHalifax, NS').title).toBe(
    'Data Analyst – Revenue',
  );
  expect(named('Data Analyst – Halifax, NS\nCompany: Tarn & Fell').title).toBe('Data Analyst');
});

test('small teams name themselves where they greet', () => {
  expect(
    named(
      "Hey! We're Tarnful 👋 A tiny team.\n\nWe're hiring our second Backend Engineer to sit in Halifax.",
    ),
  ).toEqual({ title: 'Backend Engineer', company: 'Tarnful' });
  expect(named('Hello from Tarncellar! We need a Warehouse Lead to run a crew.').company).toBe('Tarncellar');
  expect(
    named('Adjointe juridique\nLe cabinet Tarn Vachon, avocats, est à la recherche d’une adjointe.').company,
  ).toBe('Tarn Vachon');
});

test('labels that ask who are read, and a value that is no name is not taken for one', () => {
  expect(
    named('Who we want: a Veterinary Technician\nWho we are: Tarn Animal Hospital, Halifax, NS'),
  ).toEqual({
    title: 'Veterinary Technician',
    company: 'Tarn Animal Hospital',
  });
  expect(named('Tarn Transit Authority\nClassification: Diesel Mechanic').title).toBe('Diesel Mechanic');
  expect(named('Classification: Full-time\nCook\nTarn Grill').title).toBe('Cook');
  expect(named('Support Analyst\nClient: provincial ministry (through Tarn Consulting)').company).toBe(
    'Tarn Consulting',
  );
});

test('what a site or a mail puts around a posting names nothing', () => {
  expect(
    named(
      'Skip to main content\nCareers home | Search jobs | Sign in\nApply now   Save job   Share\n\nBridge Inspector\nHalifax, Nova Scotia\nPosted 6 days ago\n\nTarn Works builds bridges. Tarn Works is hiring for two crews.\nSimilar jobs: Welder - Truro',
    ),
  ).toEqual({ title: 'Bridge Inspector', company: 'Tarn Works' });
  expect(
    named(
      '---------- Forwarded message ---------\nFrom: HR <no-reply@jobs.example>\nSubject: Fwd: Job - Bridge Inspector\n\nTarn Works (Halifax) seeks a Bridge Inspector.',
    ),
  ).toEqual({ title: 'Bridge Inspector', company: 'Tarn Works' });
});

test('a label may stand above its value, and two beside each other in one line', () => {
  expect(
    named('Title\nBridge Inspector\nRequisition\nR-0098\nLocation\nHalifax, NS\nCompany\nTarn Works Ltd.'),
  ).toEqual({ title: 'Bridge Inspector', company: 'Tarn Works Ltd.' });
  expect(
    readPostingText('Tarn Works\nPosition: Bridge Inspector\nDepartment: Roads    Site: Nanaimo').place?.city,
  ).toBe('Nanaimo');
});

test('an employer named only where one writes to is found by the address', () => {
  expect(
    named(
      'Our client needs a Bridge Inspector for three months.\n\nResumes to halifax@tarnstaffing.example or call Tarn Staffing at 902-555-0100.',
    ).company,
  ).toBe('Tarn Staffing');
});
