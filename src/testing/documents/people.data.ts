import { jsonResume } from '#contract/career/facts.ts';
import type { JsonResume } from '#contract/career/facts.ts';

type Work = {
  position: string;
  name: string;
  location?: string;
  startDate: string;
  endDate?: string;
  highlights: string[];
};
const person = (resume: object): JsonResume =>
  jsonResume.parse({
    work: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    volunteer: [],
    awards: [],
    ...resume,
  });

const manager = person({
  basics: {
    name: 'Élodie Charbonneau-Lévesque',
    label: 'Operations Manager',
    email: 'elodie.cl@example.com',
    phone: '+1 514 555 0117',
    url: 'https://charbonneau.example.com',
    location: { city: 'Montréal', region: 'Quebec' },
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/elodie-cl' }],
    summary:
      'Operations manager with twelve years in food distribution, in English and in French. I build teams that keep their people and their promises.',
  },
  work: [
    {
      position: 'Operations Manager',
      name: 'Boréal Distribution',
      location: 'Montréal, Quebec',
      startDate: '2019-09',
      highlights: [
        'Led 34 people on two shifts in a cold warehouse of 11,000 square metres',
        'Cut late deliveries from 9% to 2.5% in eighteen months',
        'Negotiated carrier contracts worth $4.2 million a year',
      ],
    },
    {
      position: 'Logistics Coordinator',
      name: 'Marché Saint-Laurent inc.',
      location: 'Laval, Quebec',
      startDate: '2014-02',
      endDate: '2019-08',
      highlights: [
        'Planned 60 deliveries a day with three carriers',
        'Wrote the receiving procedure that four stores still use',
      ],
    },
  ] satisfies Work[],
  education: [
    {
      institution: 'HEC Montréal',
      studyType: 'Bachelor of Business Administration',
      area: 'Logistics',
      startDate: '2010',
      endDate: '2013',
    },
  ],
  skills: [
    { name: 'Tools', keywords: ['SAP', 'Power BI', 'Excel'] },
    { name: 'Management', keywords: ['Budgeting', 'Shift planning', 'Coaching'] },
  ],
  languages: [
    { language: 'French', fluency: 'Native' },
    { language: 'English', fluency: 'Fluent' },
  ],
  certificates: [{ name: 'Lean Six Sigma Green Belt', issuer: 'ASQ', date: '2018' }],
  volunteer: [
    {
      organization: 'Moisson Montréal',
      position: 'Food Sorter',
      startDate: '2016',
      endDate: '2019',
      summary: 'Sorted and packed food on Saturdays.',
    },
  ],
});

const nurse = person({
  basics: {
    name: 'Amara Osei',
    label: 'Registered Nurse',
    email: 'amara.osei@example.com',
    phone: '(905) 555-0142',
    location: { city: 'Hamilton', region: 'Ontario' },
  },
  work: [
    {
      position: 'Registered Nurse',
      name: 'Grand River Community Hospital',
      location: 'Kitchener, Ontario',
      startDate: '2019-03',
      highlights: [
        'Cared for 6 to 8 post-operative patients a shift on a surgical unit of 28 beds',
        'Trained 9 new nurses in wound care and medication administration',
        'Kept charts in Meditech without one late entry in the 2023 audit',
      ],
    },
    {
      position: 'Practical Nurse',
      name: 'Elmwood Long-Term Care',
      location: 'Guelph, Ontario',
      startDate: '2015-06',
      endDate: '2019-02',
      highlights: ['Gave medication to 32 residents on evening shifts'],
    },
  ] satisfies Work[],
  education: [
    {
      institution: 'McMaster University',
      studyType: 'Bachelor of Science in Nursing',
      area: '',
      startDate: '2015',
      endDate: '2019',
    },
    {
      institution: 'Mohawk College',
      studyType: 'Diploma',
      area: 'Practical Nursing',
      startDate: '2013',
      endDate: '2015',
    },
  ],
  skills: [
    {
      name: '',
      keywords: ['Wound care', 'Medication administration', 'IV therapy', 'Meditech', 'Patient education'],
    },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Conversational' },
  ],
  certificates: [
    { name: 'Registered Nurse', issuer: 'College of Nurses of Ontario', date: '2019' },
    { name: 'Basic Life Support (BLS)', issuer: 'Heart and Stroke Foundation', date: '2024' },
  ],
});

const welder = person({
  basics: {
    name: 'Dale Kowalchuk',
    email: 'dale.k@example.com',
    phone: '403-555-0188',
    location: { city: 'Red Deer', region: 'Alberta' },
  },
  work: [
    {
      position: 'Pipe Welder',
      name: 'Northline Fabrication',
      location: 'Red Deer, Alberta',
      startDate: '2016-04',
      highlights: [
        'Welded carbon and stainless pipe to 24 inches with SMAW and GTAW',
        'Passed 212 of 214 X-ray inspections since 2020',
      ],
    },
    {
      position: 'Apprentice Welder',
      name: 'Ironwood Works',
      location: 'Edmonton, Alberta',
      startDate: '2012-09',
      endDate: '2016-03',
      highlights: ['Built structural frames from blueprints'],
    },
  ] satisfies Work[],
  education: [
    {
      institution: 'NAIT',
      studyType: 'Certificate of Apprenticeship',
      area: 'Welding',
      startDate: '',
      endDate: '2016',
    },
  ],
  skills: [
    { name: 'Processes', keywords: ['SMAW', 'GTAW', 'FCAW'] },
    { name: 'Safety', keywords: ['Confined space', 'Fall protection'] },
  ],
  certificates: [
    { name: 'Red Seal Welder', issuer: '', date: '2016' },
    { name: 'CWB All Position', issuer: 'Canadian Welding Bureau', date: '2023' },
  ],
});

const topics = ['billing', 'search', 'reports', 'imports', 'alerts', 'accounts', 'payments', 'exports'];
const engineer = person({
  basics: {
    name: 'Priyanka Venkataraghavan-Subramaniam',
    label: 'Senior Software Engineer',
    email: 'priyanka.v@example.com',
    phone: '+1 416 555 0163',
    url: 'https://priyanka.example.dev',
    location: { city: 'Toronto', region: 'Ontario' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/priyankav' }],
    summary:
      'Backend engineer who has kept payment systems running for fourteen years. I write services that are easy to change and boring to operate.',
  },
  work: [
    'Plover Systems',
    'Cedar Analytics',
    'Tidewater Bank',
    'Fundy Software',
    'Harrow Mobile',
    'Kestrel Labs',
    'Lakehead Data',
  ].map((name, index) => ({
    position: ['Senior Software Engineer', 'Staff Engineer', 'Software Developer', 'Backend Developer'][
      index % 4
    ],
    name,
    location: ['Toronto, Ontario', 'Ottawa, Ontario', 'Halifax, Nova Scotia'][index % 3],
    startDate: `${2022 - index * 2}-0${1 + index}`,
    endDate: index === 0 ? '' : `${2024 - index * 2}-0${index}`,
    highlights: topics.map(
      (topic, order) =>
        `Rewrote the ${topic} service in ${['Go', 'Kotlin', 'TypeScript', 'Rust'][(index + order) % 4]} for ${(order + 2) * 15} teams and cut its answer time by ${20 + order + index}% while the old one kept running beside it`,
    ),
  })),
  education: [
    {
      institution: 'University of Waterloo',
      studyType: 'Bachelor of Applied Science',
      area: 'Computer Engineering',
      startDate: '2005',
      endDate: '2010',
    },
  ],
  skills: [
    { name: 'Programming languages', keywords: ['Go', 'Kotlin', 'TypeScript', 'Rust', 'C++', 'SQL'] },
    { name: 'Tools', keywords: ['PostgreSQL', 'Kubernetes', 'Kafka', 'Terraform'] },
  ],
  projects: [
    {
      name: 'Ledger Lint',
      description: 'A checker for double-entry books, used by 40 teams.',
      highlights: ['Wrote the parser in Rust', 'Kept 1,200 tests under 9 seconds'],
    },
  ],
  awards: [{ title: 'Engineering Award', awarder: 'Tidewater Bank', date: '2019' }],
});

const student = person({
  basics: {
    name: 'Zoé Nguyen',
    email: 'zoe.nguyen@example.com',
    phone: '+33 6 12 34 56 78',
    location: { city: 'Lyon', region: '' },
  },
  education: [
    {
      institution: 'Université Lumière Lyon 2',
      studyType: 'Licence',
      area: 'Psychologie',
      startDate: '2023',
      endDate: '2026',
    },
    {
      institution: 'Lycée du Parc',
      studyType: 'Baccalauréat',
      area: 'Sciences',
      startDate: '2020',
      endDate: '2023',
    },
  ],
  skills: [{ name: '', keywords: ['R', 'Excel', 'Entretien semi-dirigé', 'SPSS'] }],
  languages: [
    { language: 'Français', fluency: 'Langue maternelle' },
    { language: 'Anglais', fluency: 'B2' },
    { language: 'Vietnamien', fluency: 'Notions' },
  ],
  projects: [
    {
      name: 'Enquête sur le sommeil',
      description: 'Questionnaire auprès de 214 étudiants.',
      highlights: ['Analysé les réponses avec R', 'Présenté les résultats devant 60 personnes'],
    },
  ],
  volunteer: [
    {
      organization: 'Secours populaire',
      position: 'Bénévole',
      startDate: '2022-09',
      endDate: '',
      summary: 'Aide aux devoirs pour des enfants de dix ans.',
    },
  ],
});

/** Invented people of different trades, lengths and languages, for documents that are written and read back. */
export const PEOPLE = { manager, nurse, welder, engineer, student } as const;
