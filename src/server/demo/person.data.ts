import type { z } from 'zod';
import type { campaignInput } from '#contract/career/campaigns.ts';
import type { JsonResume } from '#contract/career/facts.ts';

// The demo account's person: an example, nobody real. Employers and schools are invented too.
const location = {
  address: '',
  city: 'Hamilton',
  region: 'Ontario',
  postalCode: 'L8P 1A1',
  countryCode: 'CA',
};

export const demoName = 'Amara Okafor';
export const demoEmail = 'demo@legwork.test';

/** The CV the demo account uploads, typeset to a PDF and read back like anybody's. */
export const demoResume: JsonResume = {
  basics: {
    name: demoName,
    label: 'Operations Coordinator',
    email: 'amara.okafor@example.com',
    phone: '+1 905 555 0142',
    url: '',
    summary:
      'Operations and logistics coordinator with seven years in dispatch, inventory and supply planning. Plans routes, keeps stock counts honest and talks to carriers every day.',
    location,
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/amara-okafor-example' }],
  },
  work: [
    {
      name: 'Crestline Haulage',
      position: 'Operations Coordinator',
      location: 'Hamilton, Ontario',
      startDate: '2022-03',
      endDate: '',
      summary: '',
      highlights: [
        'Plan 140 to 160 delivery stops a day for a fleet of 36 trucks',
        'Cut late deliveries from one in nine to one in twenty-five within nine months by planning by dock appointment',
        'Moved daily orders from paper to SAP and trained 12 dispatchers to use it',
        'Book carriers, compare quotes and solve invoice differences with accounts payable',
        'Run the weekly inventory count and report stock levels to purchasing in Excel',
      ],
    },
    {
      name: 'Northgate Foods',
      position: 'Logistics Coordinator',
      location: 'Burlington, Ontario',
      startDate: '2019-06',
      endDate: '2022-02',
      summary: '',
      highlights: [
        'Scheduled inbound and outbound shipments for two warehouses with 9,000 pallet positions',
        'Prepared customs papers for cross-border shipments to New York and Michigan',
        'Forecast packaging demand each month and kept safety stock at two weeks',
        'Answered customer service calls about orders and deliveries',
      ],
    },
    {
      name: 'Maple Row Home Centre',
      position: 'Warehouse Associate',
      location: 'Hamilton, Ontario',
      startDate: '2017-09',
      endDate: '2019-05',
      summary: '',
      highlights: [
        'Received, counted and shelved stock with a counterbalance forklift',
        'Picked and packed about 90 orders a shift',
      ],
    },
  ],
  education: [
    {
      institution: 'Mohawk College',
      area: 'Supply Chain Management',
      studyType: 'Diploma',
      startDate: '2015-09',
      endDate: '2017-06',
    },
  ],
  skills: [
    {
      name: 'Logistics',
      keywords: [
        'Dispatch',
        'Route planning',
        'Inventory management',
        'Scheduling',
        'Customs documentation',
        'Purchasing',
      ],
    },
    { name: 'Software', keywords: ['SAP', 'Excel', 'Microsoft Office', 'Warehouse management systems'] },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Working knowledge' },
  ],
  certificates: [
    { name: 'Forklift Operator Certificate', issuer: '', date: '2017' },
    { name: "Driver's licence Class G", issuer: 'Ontario', date: '' },
  ],
  projects: [],
  volunteer: [],
  awards: [],
};

/** What the person said on the screens: onboarding, profile and the answers that forms ask for again and again. */
export const demoOnboarding = {
  target_position: 'Operations Coordinator',
  key_skills: 'logistics, inventory, dispatch, SAP',
  job_search_status: 'Actively looking',
};

export const demoProfile = {
  location: 'Hamilton, Ontario',
  phone: '+1 905 555 0142',
  linkedin: 'https://www.linkedin.com/in/amara-okafor-example',
  time_zone: 'America/Toronto',
};

export const demoAnswers = [
  {
    topic: 'work_auth.authorized:CA',
    question: 'Are you legally authorized to work in Canada?',
    value: 'Yes',
  },
  { topic: 'sponsorship.required:CA', question: 'Will you need sponsorship to work in Canada?', value: 'No' },
  { topic: 'relocate.willing', question: 'Are you willing to relocate?', value: 'Yes' },
  { topic: 'start.earliest', question: 'What is your earliest start date?', value: '2027-01-11' },
  { topic: 'notice_period', question: 'What is your notice period?', value: '2 weeks' },
  { topic: 'age.over_18', question: 'Are you at least 18 years old?', value: 'Yes' },
];

export const demoCampaign: z.output<typeof campaignInput> = {
  name: 'Operations and logistics',
  targetTitles:
    'Operations Coordinator, Logistics Coordinator, Supply Planner, Dispatcher, Inventory Planner, Warehouse Supervisor',
  keywords: 'SAP, inventory, routing',
  rate: 5,
  active: true,
  workplaces: ['onsite', 'hybrid', 'remote'],
  leastPay: null,
  avoid: { companies: '', industries: '', words: '' },
  coverLetter: true,
  dryRun: false,
  resumeLink: false,
};
