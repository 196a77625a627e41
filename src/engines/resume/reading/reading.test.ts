import { describe, expect, it } from 'vitest';
import type { MasterProfile } from '#contract/career/facts.ts';
import { CVS, linesOf } from './cvs.data.ts';
import type { CvName } from './cvs.data.ts';
import { readResume } from './index.ts';

const FILE = { id: 'file-1', name: 'cv.txt' };
const read = (text: string): MasterProfile => readResume(linesOf(text), FILE);
const cv = (name: CvName) => read(CVS[name]).resume;

describe('the contact block', () => {
  it.each([
    ['nurse', 'Amara Osei', 'amara.osei@mail.example.com', '(905) 555-0142', 'Hamilton', 'ON'],
    ['welder', 'DALE KOWALCHUK', 'dale.k@mail.example.com', '403-555-0198', 'Red Deer', 'Alberta'],
    ['cashier', 'Priya Nair', 'priya.nair@mail.example.com', '647-555-0110', 'Brampton', 'ON'],
    ['accountant', 'Jonathan Tremblay-Price', 'jtp@mail.example.com', '902.555.0134', 'Halifax', 'NS'],
    ['teacher', 'Hannah Weiss', 'hannah.weiss@mail.example.com', '204-555-0171', 'Winnipeg', 'Manitoba'],
    ['engineer', 'Wei Zhang', 'wei.zhang@mail.example.com', '+1 604 555 0126', 'Vancouver', 'BC'],
    [
      'infirmiere',
      'Marie-Ève Bouchard',
      'me.bouchard@mail.example.com',
      '819 555-0163',
      'Trois-Rivières',
      'Québec',
    ],
    ['soudeur', 'Karim Haddad', 'karim.haddad@mail.example.com', '514-555-0150', 'Longueuil', 'QC'],
  ] as const)('of the %s is read', (name, person, email, phone, city, region) => {
    expect(cv(name).basics).toMatchObject({ name: person, email, phone, location: { city, region } });
  });

  it('gives the headline, the postal code and the links', () => {
    expect(cv('nurse').basics).toMatchObject({
      label: 'Registered Nurse',
      location: { postalCode: 'L8P 1A1' },
    });
    expect(cv('engineer').basics).toMatchObject({
      url: 'https://weizhang.example.dev',
      profiles: [{ network: 'GitHub', url: 'github.com/weizhang-dev' }],
    });
  });
});

describe('a place', () => {
  it.each([
    ['Manchester, England M1 2WD', 'Manchester', 'England', 'GB', 'M1 2WD'],
    ['Dublin, Leinster D02 X285 IE', 'Dublin', 'Leinster', 'IE', 'D02 X285'],
    ['Toronto ON M5V 2T6', 'Toronto', 'ON', '', 'M5V 2T6'],
    ['12 King St., Hamilton, Ontario, Canada', 'Hamilton', 'Ontario', 'CA', ''],
    ['Berlin, Berlin', 'Berlin', 'Berlin', '', ''],
    ['Montréal (Québec)', 'Montréal', 'Québec', '', ''],
  ])('such as %s is read in its parts', (text, city, region, countryCode, postalCode) => {
    const { location } = read(`Ana Silva\n${text}\nana@mail.example.com`).resume.basics;
    expect(location).toMatchObject({ city, countryCode, postalCode });
    if (countryCode !== 'GB') expect(location.region).toBe(region);
  });
});

describe('jobs', () => {
  it.each([
    [
      'nurse',
      ['Registered Nurse', 'Grand River Community Hospital', '2019-03', ''],
      ['Registered Practical Nurse', 'Maple Manor Long-Term Care', '2017-05', '2019-02'],
    ],
    [
      'welder',
      ['Journeyman Welder', 'Northline Fabrication Ltd.', '2018-06', ''],
      ['Welder Apprentice', 'Prairie Steel Works', '2014-09', '2018-05'],
    ],
    [
      'cashier',
      ['Cashier', 'FreshWay Market', '2021', '2023'],
      ['Sales Associate (Part-time)', 'Bloor Street Shoes', '2020', '2020'],
    ],
    [
      'accountant',
      ['Senior Accountant', 'Harbourline Seafoods Inc.', '2020-01', ''],
      ['Staff Accountant', 'Bluenose Audit LLP', '2016-09', '2019-12'],
    ],
    [
      'teacher',
      ['Grade 4 Teacher', 'River Heights School Division', '2016-08', '2022-06'],
      ['Substitute Teacher', 'River Heights School Division', '2015-09', '2016-06'],
    ],
    [
      'engineer',
      ['Software Engineer', 'Lanternfish Robotics', '2021-04', ''],
      ['Junior Developer', 'Cedar & Salt Studio', '2019-05', '2021-03'],
    ],
    [
      'infirmiere',
      ['Infirmière auxiliaire', 'CHSLD Saint-Joseph', '2020-01', ''],
      ['Préposée aux bénéficiaires', 'Résidence Les Bouleaux', '2018', '2019-12'],
    ],
    [
      'soudeur',
      ['Soudeur-monteur', 'Métalco Rive-Sud inc.', '2019-03', ''],
      ['Journalier', 'Atelier Mécanique Roy', '2016', '2019'],
    ],
  ] as const)('of the %s are read with title, employer and dates', (name, first, second) => {
    const jobs = cv(name).work.map((job) => [job.position, job.name, job.startDate, job.endDate]);
    expect(jobs).toEqual([first, second]);
  });

  it('carry their places', () => {
    expect(cv('infirmiere').work.map(({ location }) => location)).toEqual([
      'Trois-Rivières',
      'Shawinigan (Québec)',
    ]);
    expect(cv('nurse').work[0]?.location).toBe('Kitchener, ON');
  });

  it('carry each bullet, wrapped lines joined', () => {
    expect(cv('nurse').work[0]?.highlights).toEqual([
      'Cared for 6 to 8 post-operative patients per shift on a 32-bed surgical unit',
      'Taught wound care and insulin injection to patients and families before they went home',
      'Led a falls-prevention project that reduced falls by 27% in one year',
    ]);
    expect(cv('cashier').work[0]?.highlights).toHaveLength(2);
  });

  it('keep one employer for several roles under it', () => {
    const text = `Ana Silva\nana@mail.example.com\n\nExperience\nTall Pines Hotel, Banff, AB\nFront Desk Supervisor\tMay 2022 – Present\n• Scheduled 9 clerks\nFront Desk Clerk\tJune 2019 – April 2022\n• Checked in guests\n`;
    expect(read(text).resume.work.map((job) => [job.position, job.name])).toEqual([
      ['Front Desk Supervisor', 'Tall Pines Hotel'],
      ['Front Desk Clerk', 'Tall Pines Hotel'],
    ]);
  });
});

describe('the other sections', () => {
  it.each([
    ['nurse', 'McMaster University', 'Bachelor of Science', 'Nursing', '2017'],
    ['cashier', 'Chinguacousy Secondary School', 'Ontario Secondary School Diploma', '', '2020'],
    ['accountant', 'Dalhousie University', 'Bachelor of Commerce (Accounting)', '', '2016'],
    ['teacher', 'University of Manitoba', 'Bachelor of Education', '', '2015'],
    ['engineer', 'University of British Columbia', 'BASc', 'Computer Engineering', '2019'],
    ['soudeur', 'École des métiers de l’acier', 'DEP', 'Soudage-montage', '2016'],
  ] as const)('give the studies of the %s', (name, institution, studyType, area, endDate) => {
    expect(cv(name).education[0]).toMatchObject({ institution, studyType, area, endDate });
  });

  it.each([
    ['Diploma in Welding at Conestoga College, 2015', 'Conestoga College', 'Diploma', 'Welding'],
    ['DEC en soins infirmiers au Cégep Limoilou, 2015', 'Cégep Limoilou', 'DEC', 'soins infirmiers'],
    [
      'Baccalauréat en enseignement à l’Université Laval – 2015',
      'Université Laval',
      'Baccalauréat',
      'enseignement',
    ],
    ['Université Laval | Maîtrise en droit | 2015', 'Université Laval', 'Maîtrise', 'droit'],
  ])('give %s', (text, institution, studyType, area) => {
    expect(read(`Education\n${text}`).resume.education).toEqual([
      { institution, studyType, area, startDate: '', endDate: '2015' },
    ]);
  });

  it('give two degrees of one school', () => {
    expect(cv('teacher').education[1]).toMatchObject({
      institution: 'University of Manitoba',
      studyType: 'Bachelor of Arts',
    });
  });

  it('give skills in their groups, and spoken languages apart', () => {
    expect(cv('accountant').skills).toEqual([
      { name: 'Accounting', keywords: ['month-end close', 'reconciliation', 'accounts payable'] },
      { name: 'Software', keywords: ['Sage 50', 'QuickBooks', 'Excel', 'SAP'] },
    ]);
    expect(cv('engineer').skills[0]).toEqual({
      name: 'Languages',
      keywords: ['TypeScript', 'Python', 'C++'],
    });
    expect(cv('engineer').languages.map(({ language }) => language)).toEqual(['English', 'Mandarin']);
    expect(cv('soudeur').languages).toEqual([
      { language: 'Français', fluency: 'courant' },
      { language: 'arabe', fluency: 'langue maternelle' },
      { language: 'anglais', fluency: 'notions' },
    ]);
  });

  it('give certificates, awards, projects and volunteer work', () => {
    expect(cv('welder').certificates.map(({ name }) => name)).toEqual([
      'Red Seal Welder',
      'B-Pressure Welder ticket',
      'CSTS',
      'First Aid / CPR',
    ]);
    expect(cv('nurse').certificates[1]).toEqual({
      name: 'BLS for Healthcare Providers',
      issuer: 'Heart and Stroke Foundation',
      date: '2024',
    });
    expect(cv('teacher').awards).toEqual([
      { title: 'Excellence in Teaching Award', awarder: "Manitoba Teachers' Society", date: '2021' },
    ]);
    expect(cv('engineer').projects[0]).toMatchObject({
      name: 'tidewatch',
      description: 'A tide-table app used by kayakers',
    });
    expect(cv('infirmiere').volunteer[0]).toMatchObject({
      organization: 'Maison Albatros',
      position: 'Bénévole',
    });
    expect(cv('cashier').volunteer[0]).toMatchObject({
      organization: 'Knights Table',
      position: 'Food Bank Volunteer',
    });
  });
});
