import { describe, expect, it } from 'vitest';
import type { MasterProfile } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import type { CvName } from '#testing/resumes/cvs.ts';

const FILE = { id: 'file-1', name: 'cv.txt' };
const read = (text: string): MasterProfile => readResume(linesOf(text), FILE);
const cv = (name: CvName) => read(CVS[name]).resume;

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

/** Title, employer and days of each job under "EXPERIENCE". */
const jobsOf = (text: string) =>
  read(`Ana Silva\nana@mail.example.com\n\nEXPERIENCE\n${text}`).resume.work.map(
    ({ position, name, startDate, endDate }) => [position, name, startDate, endDate],
  );

describe('the head of a job', () => {
  it('has title and employer apart at a slash, where one side alone reads like a title', () => {
    const jobs = jobsOf(
      'May 2019 – June 2021\nHopper Driver / Platte Valley Grain\n\n2012 – 2015\nOwner / Operator\nSilva Haulage Ltd',
    );
    expect(jobs[0]).toEqual(['Hopper Driver', 'Platte Valley Grain', '2019-05', '2021-06']);
    expect(jobs[1]).toEqual(['Owner / Operator', 'Silva Haulage Ltd', '2012', '2015']);
  });

  it('knows feminine titles in French by their ending, and compounds by their last part', () => {
    expect(jobsOf('Lectrice-correctrice, Les Tamaris, 2019 – 2021')).toEqual([
      ['Lectrice-correctrice', 'Les Tamaris', '2019', '2021'],
    ]);
    expect(jobsOf('Modératrice, Les Tamaris, 2019 – 2021')).toEqual([
      ['Modératrice', 'Les Tamaris', '2019', '2021'],
    ]);
  });

  it('has its range whole again where the end of the line broke it', () => {
    const jobs = jobsOf(
      'Forklift Operator, Cold Storage Inc., February 2011 – April\n2015\n• Nights\nLoader, Corn Mill Ltd, May 2009 to\nJanuary 2011\n• Days',
    );
    expect(jobs.map(([, , ...days]) => days)).toEqual([
      ['2011-02', '2015-04'],
      ['2009-05', '2011-01'],
    ]);
  });

  it('takes the employer over the total of years there, for as many roles as add up to it', () => {
    const jobs = jobsOf(`Hôtel de la Vigie
6 years 7 months
Sous-chef
April 2018 - November 2021 (3 years 8 months)
Ploumanac
- Banquets
Chef de partie
May 2015 - March 2018 (2 years 11 months)
Ploumanac
Brasserie du Commerce
Commis
September 2013 - April 2015 (1 year 8 months)
Angers`);
    expect(jobs.map(([title, employer]) => [title, employer])).toEqual([
      ['Sous-chef', 'Hôtel de la Vigie'],
      ['Chef de partie', 'Hôtel de la Vigie'],
      ['Commis', 'Brasserie du Commerce'],
    ]);
  });
});
