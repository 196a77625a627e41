import { describe, expect, test } from 'vitest';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy, type PersonStory } from '#testing/profiles/index.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { MATCH_GATE, readCandidate, scorePosting } from './index.ts';

const taxonomy = theTaxonomy();

const people: Record<string, PersonStory & { wants: string; at: string }> = {
  nurse: {
    wants: 'Registered Nurse',
    at: 'Hamilton, Ontario',
    jobs: [
      'Registered Nurse | 2019-06 | | Cared for six acute medical patients a shift; Gave medication and IV therapy; Wound care and drains; Charted in the electronic health record',
    ],
    education: 'Bachelor of Science in Nursing',
    certificates: 'RN, BLS',
  },
  cashier: {
    wants: 'Cashier',
    at: 'Hamilton, Ontario',
    jobs: [
      'Cashier | 2021-03 | | Cash handling and card payments; Customer service at a busy till; Stocked shelves',
    ],
    education: 'High school diploma',
  },
  welder: {
    wants: 'Welder',
    at: 'Hamilton, Ontario',
    jobs: [
      'Welder | 2015-01 | | MIG and TIG welding on carbon steel; Read blueprints; Operated an overhead crane',
    ],
    education: 'Trade certificate in welding',
    certificates: 'CWB all-position, Red Seal',
  },
  accountant: {
    wants: 'Accountant',
    at: 'Toronto, Ontario',
    jobs: [
      'Accountant | 2018-02 | | Month-end close and reconciliations; Financial reporting under ASPE; Built models in Microsoft Excel',
    ],
    education: 'Bachelor of Commerce',
    certificates: 'CPA',
  },
  teacher: {
    wants: 'Elementary School Teacher',
    at: 'Winnipeg, Manitoba',
    jobs: [
      'Grade 4 Teacher | 2016-09 | | Planned lessons in all subjects; Classroom management; Individual education plans',
    ],
    education: 'Bachelor of Education',
    certificates: 'Manitoba teaching certificate',
  },
  developer: {
    wants: 'Software Developer',
    at: 'Toronto, Ontario',
    jobs: [
      'Software Developer | 2019-01 | | Built services in TypeScript and Node.js on PostgreSQL; React front ends; Ran them on Kubernetes',
    ],
    education: 'BSc, Computer Science',
    skills: 'Docker, Git, SQL',
  },
  infirmiere: {
    wants: 'Infirmière',
    at: 'Montréal, Québec',
    jobs: [
      'Infirmière clinicienne | 2018-01 | | Évaluer les patients; Administration des médicaments; Soins de plaies',
    ],
    education: 'Baccalauréat en sciences infirmières',
    certificates: 'OIIQ',
    languages: 'français: langue maternelle, anglais: intermédiaire',
  },
  comptable: {
    wants: 'Technicien comptable',
    at: 'Québec, Québec',
    jobs: [
      'Technicien comptable | 2019-05 | | Comptes payables et recevables; Conciliation bancaire; Paie de 30 personnes; Excel',
    ],
    education: 'DEC en comptabilité',
    skills: 'Sage, Microsoft Excel, Comptabilité',
    languages: 'français: langue maternelle',
  },
};

const adverts = {
  nurse: [
    'Registered Nurse, Surgical Unit',
    'Hamilton, Ontario',
    'What you will do\n- Assess patients and give medication\n- Dress wounds\nRequirements\n- Current registration with the College of Nurses of Ontario\n- 2 years of acute care experience\n- Wound care\n- Bachelor’s degree in nursing\nNice to have\n- ACLS',
  ],
  cashier: [
    'Cashier',
    'Hamilton, Ontario',
    'Your days\n- Serve customers at the till\n- Count the float\nRequirements\n- Cash handling\n- Customer service\n- High school diploma',
  ],
  welder: [
    'Welder-Fitter',
    'Burlington, Ontario',
    'Responsibilities\n- Weld pressure parts\nQualifications\n- CWB certification required\n- 3 years of experience\n- Welding\n- Blueprint reading',
  ],
  accountant: [
    'Senior Accountant',
    'Mississauga, Ontario',
    'You must have\n- CPA designation\n- 5 years of accounting experience\n- Month-end close\n- Advanced Excel\n- Bachelor’s degree',
  ],
  teacher: [
    'Grade 3 Teacher',
    'Winnipeg, Manitoba',
    'Requirements\n- Teaching certificate\n- Bachelor of Education\n- Classroom management\n- Lesson planning',
  ],
  developer: [
    'Backend Developer',
    'Toronto, Ontario',
    'Requirements\n- 3+ years with TypeScript and Node.js\n- PostgreSQL\n- Docker and Kubernetes\nBonus\n- GraphQL',
  ],
  driver: [
    'Long Haul Truck Driver',
    'Hamilton, Ontario',
    'Requirements\n- Class AZ licence\n- 2 years of long-haul experience\n- Clean abstract',
  ],
  infirmiere: [
    'Infirmière ou infirmier, urgence',
    'Laval, Québec',
    'Vos responsabilités\n- Évaluer les patients\n- Administrer les médicaments\nExigences\n- Permis de l’Ordre des infirmières et infirmiers du Québec\n- Un an d’expérience\n- Soins de plaies\nAtouts\n- Anglais fonctionnel',
  ],
  comptable: [
    'Technicienne ou technicien comptable',
    'Lévis, Québec',
    'Exigences\n- DEC en comptabilité\n- Deux ans d’expérience\n- Excel avancé\n- Comptes payables et recevables',
  ],
} satisfies Record<string, readonly [string, string, string]>;

const match = (person: string, advert: keyof typeof adverts) => {
  const story = people[person];
  if (story === undefined) throw new Error(`There is no person ${person}.`);
  const wants = { targetTitles: [story.wants], keywords: [], location: story.at, today: '2026-11-21' };
  const [title, place, description] = adverts[advert];
  const language = advert === 'infirmiere' || advert === 'comptable' ? 'fr' : 'en';
  const posting = aPosting('lever', { title, places: [place], description, language });
  return scorePosting(posting, readCandidate(aProfile(story), wants, taxonomy), taxonomy);
};

const codes = (person: string, advert: keyof typeof adverts) =>
  match(person, advert).blockers.map(({ code }) => code);

describe('the gate', () => {
  test.each([
    ['nurse', 'nurse'],
    ['cashier', 'cashier'],
    ['welder', 'welder'],
    ['accountant', 'accountant'],
    ['teacher', 'teacher'],
    ['developer', 'developer'],
    ['infirmiere', 'infirmiere'],
    ['comptable', 'comptable'],
  ] as const)('lets the %s through to the %s posting', (person, advert) => {
    expect(match(person, advert).score).toBeGreaterThanOrEqual(70);
  });

  test.each([
    ['cashier', 'nurse'],
    ['cashier', 'accountant'],
    ['welder', 'nurse'],
    ['welder', 'developer'],
    ['nurse', 'welder'],
    ['nurse', 'developer'],
    ['accountant', 'teacher'],
    ['accountant', 'driver'],
    ['teacher', 'accountant'],
    ['developer', 'nurse'],
    ['developer', 'cashier'],
    ['cashier', 'driver'],
    ['infirmiere', 'comptable'],
    ['comptable', 'infirmiere'],
    ['nurse', 'infirmiere'],
    ['infirmiere', 'nurse'],
  ] as const)('keeps the %s from the %s posting', (person, advert) => {
    expect(match(person, advert).score).toBeLessThan(MATCH_GATE);
  });
});

describe('what stands in the way', () => {
  test.each([
    ['teacher', 'nurse', 'LOCATION'],
    ['cashier', 'nurse', 'CERTIFICATE'],
    ['cashier', 'driver', 'CERTIFICATE'],
    ['nurse', 'infirmiere', 'LANGUAGE'],
    ['comptable', 'infirmiere', 'CERTIFICATE'],
    ['infirmiere', 'nurse', 'LANGUAGE'],
  ] as const)('for the %s and the %s posting is named: %s', (person, advert, code) => {
    expect(codes(person, advert)).toContain(code);
    expect(match(person, advert).score).toBeLessThanOrEqual(40);
  });

  test('is nothing where the work is within reach of another city', () => {
    expect(codes('welder', 'welder')).toEqual([]);
    expect(codes('infirmiere', 'infirmiere')).toEqual([]);
  });
});

test('the explanation names needs, spans, evidence and facts, and its parts give the score', () => {
  const result = match('nurse', 'nurse');
  expect(result.have).toContainEqual(
    expect.objectContaining({
      kind: 'skill',
      name: 'Wound care',
      span: 'Wound care',
      must: true,
      evidence: 'Wound care and drains',
      fact_id: 'fact:/work/0/highlights/2',
    }),
  );
  expect(result.missing.map(({ name, span, must }) => ({ name, span, must }))).toEqual([
    { name: 'ACLS', span: 'ACLS', must: false },
    { name: 'acute care', span: '2 years of acute care experience', must: true },
  ]);
  expect(inEnglish(result.summary)).toBe(
    'Your line of work. You meet 4 of 6 requirements. Missing: acute care (required) and ACLS.',
  );
  const { must, years, education, nice } = result.parts;
  const score =
    100 * result.role.relation * (0.2 + 0.8 * (0.6 * must + 0.2 * years + 0.12 * education + 0.08 * nice));
  expect(result.score).toBe(Math.round(score));
});
