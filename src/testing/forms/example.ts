import { type MasterProfile, masterProfile } from '#contract/career/facts.ts';
import type { BankAnswer, FormQuestion } from '#contract/career/form.ts';
import { posting } from '#contract/career/posting.ts';
import type { FormContext } from '#engines/forms/index.ts';
import { formModels } from '#testing/learned/form-models.ts';

const values: readonly (readonly [string, string])[] = [
  ['/work/0/name', 'Harbour Hospital'],
  ['/work/0/position', 'Registered Nurse'],
  ['/work/0/startDate', '2021-06'],
  ['/work/0/highlights/0', 'Trained six colleagues in wound care'],
  ['/work/1/name', 'Maple Care Ltd'],
  ['/work/1/position', 'Nurse Aide'],
  ['/work/1/startDate', '2018-09'],
  ['/work/1/endDate', '2021-05'],
  ['/education/0/studyType', 'Bachelor of Science in Nursing'],
  ['/education/0/endDate', '2018-04'],
  ['/skills/0/name', 'Wound care'],
  ['/languages/0/language', 'French'],
  ['/languages/0/fluency', 'Native'],
  ['/certificates/0/name', 'Basic Life Support'],
];
const at = (path: string) => values.find(([known]) => known === path)?.[1] ?? '';
const job = (index: number) => ({
  name: at(`/work/${index}/name`),
  position: at(`/work/${index}/position`),
  startDate: at(`/work/${index}/startDate`),
  endDate: at(`/work/${index}/endDate`),
  highlights: index === 0 ? [at('/work/0/highlights/0')] : [],
});
const master: MasterProfile = masterProfile.parse({
  resume: {
    basics: {},
    work: [job(0), job(1)],
    education: [{ studyType: at('/education/0/studyType'), endDate: '2018-04' }],
    skills: [{ name: 'Wound care' }],
    languages: [{ language: 'French', fluency: 'Native' }],
    certificates: [{ name: 'Basic Life Support' }],
    projects: [],
    volunteer: [],
    awards: [],
  },
  facts: values.map(([path, value], index) => ({
    id: `f${index}`,
    path,
    value,
    source: { kind: 'person', at: '2026-01-01T00:00:00Z', where: 'profile' },
  })),
  unused: [],
});

/** A nurse in Hamilton applying to a clinic there. */
export const context = (more: Partial<FormContext> = {}): FormContext => ({
  person: {
    full_name: 'Mia Okafor',
    application_address: 'mia+a1@mail.example.com',
    phone: '+1 905 555 0142',
    location: 'Hamilton, Ontario',
    linkedin: 'linkedin.com/in/mia-example',
    github: '',
    portfolio: '',
  },
  master,
  answers: [],
  posting: posting.parse({
    board: 'board',
    tenant: 'northgate',
    external_id: '1',
    company: 'Northgate Clinic',
    title: 'Registered Nurse',
    places: ['Hamilton, Ontario'],
    workplace: null,
    employment_type: null,
    department: null,
    pay: null,
    language: 'en',
    description: 'Care for people.',
    posted_at: null,
    url: 'https://jobs.example.com/1',
    apply_url: 'https://jobs.example.com/1/apply',
  }),
  match: {
    score: 80,
    confidence: 1,
    role: { posting: 'Registered Nurse', person: 'Registered Nurse', relation: 1 },
    parts: { must: 1, years: 1, education: 1, nice: 1 },
    have: [],
    missing: [],
    blockers: [],
    unknown: [],
    summary: '',
    version: '1',
  },
  models: formModels,
  resumeSummary: { pages: 2, facts: 11 },
  letter: {
    language: 'en',
    paragraphs: [
      [{ text: 'Dear team,', fact_ids: [] }],
      [{ text: 'I have been a nurse since 2021.', fact_ids: ['f1', 'f2'] }],
    ],
    text: 'Dear team,\n\nI have been a nurse since 2021.',
  },
  today: '2026-02-09',
  ...more,
});
export const q = (
  label: string,
  kind: FormQuestion['kind'],
  more: Partial<FormQuestion> & { choices?: string[] } = {},
): FormQuestion => {
  const { choices = [], ...rest } = more;
  const options = choices.map((choice) => ({ value: choice.toLowerCase(), label: choice }));
  return { key: `k ${label}`, label, help: '', required: true, kind, options, alternatives: [], ...rest };
};
export const answer = (topic: string, value: string, question = ''): BankAnswer => ({
  id: `a-${topic}`,
  topic,
  question,
  value,
  at: '2026-01-01T00:00:00Z',
});
