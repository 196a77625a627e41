import { describe, expect, test } from 'vitest';
import type { Posting } from '#contract/career/posting.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile } from '#testing/profiles/index.ts';
import { companiesListed } from './listed.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { avoidedCompany, companyRules, presentEmployers, readEmployer, withoutAllowed } from './companies.ts';

const advert = (fields: Partial<Posting>): Posting =>
  aPosting('lever', { tenant: '', url: '', apply_url: '', company: 'Talent Partners', ...fields });
const refused = (listed: string[], fields: Partial<Posting>, site: string | null = null) =>
  avoidedCompany(
    readEmployer(advert(fields)),
    companyRules({ present: site === null ? [] : [{ name: 'Maple Parcel', site }], listed }),
  );

describe('a company to avoid', () => {
  test.each<[string, Partial<Posting>]>([
    ['Maple Parcel', { company: 'Maple Parcel Québec' }],
    ['Maple Parcel', { apply_url: 'https://careers.mapleparcel.ca/jobs/4' }],
    ['Maple Parcel', { apply_url: 'https://www.maple-parcel.com/join' }],
    ['Maple Parcel', { url: 'https://mapleparcelcareers.com/4' }],
    ['Maple Parcel', { apply_url: 'https://jobs.mapleparcel.qc.ca/4' }],
    ['Maple Parcel', { url: 'https://mapleparcel.wd3.myworkdayjobs.com/en-US/Careers/job/R1' }],
    ['Maple Parcel', { tenant: 'mapleparcel/wd3/Careers', url: 'https://jobs.lever.co/mapleparcel/1' }],
    ['mapleparcel.ca', { apply_url: 'https://careers.mapleparcel.ca/4' }],
    ['https://www.mapleparcel.ca/en/careers', { apply_url: 'https://mapleparcel.ca/4' }],
    ['mapleparcel.ca', { company: 'Maple Parcel Inc.' }],
    ['boss@mail.mpx-freight.com', { apply_url: 'https://jobs.mpx-freight.com/4' }],
    [
      'https://jobs.lever.co/mapleparcel',
      { tenant: 'mapleparcel', url: 'https://jobs.lever.co/mapleparcel/1' },
    ],
    ['Fernwood Grocers', { tenant: 'fernwoodgrocers' }],
    ['linkedin.com/company/acme-foods', { company: 'Acme Foods Inc.' }],
    ['https://ca.linkedin.com/company/acme-foods/jobs/', { company: 'Acme Foods' }],
    ['https://www.linkedin.com/company/ey', { company: 'EY' }],
    ['https://www.linkedin.com/jobs/view/line-cook-at-acme-foods-4012345678', { company: 'Acme Foods' }],
    ['https://ca.indeed.com/cmp/Acme-Foods/jobs', { company: 'Acme Foods' }],
    ['indeed.ca/cmp/Les-Aliments-Acm%C3%A9', { company: 'Les Aliments Acmé' }],
    [
      'https://www.glassdoor.ca/Overview/Working-at-Acme-Foods-EI_IE12345.11,21.htm',
      { company: 'Acme Foods' },
    ],
    ['https://www.glassdoor.com/Reviews/Acme-Foods-Reviews-E12345.htm', { company: 'Acme Foods' }],
    ['https://www.ziprecruiter.com/co/Acme-Foods/Jobs', { company: 'Acme Foods' }],
    ['https://apply.workable.com/acme-foods/j/0A1B2C3D4E/', { company: 'Acme Foods' }],
    ['https://boards.greenhouse.io/embed/job_board?for=acmefoods', { tenant: 'acmefoods' }],
    ['https://acmefoods.wd3.myworkdayjobs.com/en-US/External', { company: 'Acme Foods' }],
    ['https://careers.jobscore.com/careers/acmefoods/jobs/cook', { company: 'Acme Foods' }],
    ['lever.co', { company: 'Lever' }],
    ['Bell', { apply_url: 'https://jobs.bell.ca/4' }],
  ])('"%s" is that of %j', (entry, fields) => {
    expect(refused([entry], fields)?.person).toBe(entry);
  });

  test.each<[string, Partial<Posting>]>([
    ['Maple Parcel', { apply_url: 'https://careers.mapleparcels-and-more.ca/4' }],
    ['Bell', { apply_url: 'https://jobs.campbell.ca/4' }],
    ['Bell', { apply_url: 'https://tacobell.com/4', company: 'Taco Bell' }],
    ['Lever', { apply_url: 'https://jobs.lever.co/saltpan/4', tenant: 'saltpan' }],
    ['Greenhouse', { apply_url: 'https://job-boards.greenhouse.io/saltpan/jobs/4', tenant: 'saltpan' }],
    ['Workday', { apply_url: 'https://saltpan.wd3.myworkdayjobs.com/x/job/4' }],
    ['LinkedIn', { board: 'linkedin', tenant: 'linkedin', url: 'https://www.linkedin.com/jobs/view/4' }],
    ['lever.co', { apply_url: 'https://jobs.lever.co/saltpan/4', tenant: 'saltpan' }],
    ['https://jobs.lever.co/mapleparcel', { tenant: 'saltpan', url: 'https://jobs.lever.co/saltpan/1' }],
    ['https://www.linkedin.com/company/acme-foods', { company: 'Company' }],
    ['https://www.linkedin.com/company/1234567', { company: 'LinkedIn' }],
    ['https://www.indeed.com/cmp/Acme-Foods/jobs', { company: 'Jobs' }],
    ['https://acmefoods.wd3.myworkdayjobs.com/en-US/External', { company: 'External' }],
    ['Atlas Security Division', { apply_url: 'https://jobs.atlas.com/4' }],
    ['parcel.ca', { apply_url: 'https://careers.mapleparcel.ca/4' }],
    ['Québec', { apply_url: 'https://jobs.quebec.ca/4' }],
    ['Careers', { apply_url: 'https://careers.saltpan.com/4' }],
    ['Inc.', { company: 'Saltpan Inc.' }],
    ['', { company: '' }],
  ])('"%s" is not that of %j', (entry, fields) => {
    expect(refused([entry], fields)).toBeNull();
  });

  test('is told with what of the posting names it', () => {
    expect(refused(['Maple Parcel'], { company: 'Maple Parcel Québec' })).toEqual({
      span: 'Maple Parcel Québec',
      person: 'Maple Parcel',
    });
    const { span, person } = refused([], { apply_url: 'https://jobs.mpx.ca/4' }, 'mpx.ca') ?? {};
    expect([span, inEnglish(person ?? '')]).toEqual(['jobs.mpx.ca', 'Maple Parcel, where you work now']);
  });
});

const works = (work: { name: string; startDate?: string; endDate?: string }[], email = '') => {
  const { resume, ...more } = aProfile({ jobs: work.map(() => 'Clerk | 2020 | |') });
  const jobs = resume.work.map((job, at) => ({ ...job, ...work[at] }));
  const basics = { ...resume.basics, email };
  return presentEmployers({ ...more, resume: { ...resume, basics, work: jobs } }, '2026-11-21');
};
const names = (...given: Parameters<typeof works>) => works(...given).map(({ name }) => name);

const site = (email: string) => works([{ name: 'Maple Parcel Express' }], email)[0]?.site;

describe('the present employer', () => {
  test('is where a job began and has not ended', () => {
    expect(names([{ name: 'Maple Parcel' }, { name: 'Saltpan', endDate: '2024-03' }])).toEqual([
      'Maple Parcel',
    ]);
    expect(names([{ name: 'Maple Parcel', endDate: '2027-01' }])).toEqual(['Maple Parcel']);
    expect(names([{ name: 'Maple Parcel', endDate: '2026-11-30' }])).toEqual(['Maple Parcel']);
    for (const endDate of ['2026-11-20', '2026-11', '2026'])
      expect(names([{ name: 'Maple Parcel', endDate }])).toEqual([]);
  });

  test('may be several, each once, and is not known where a job has no day', () => {
    expect(names([{ name: 'Maple Parcel' }, { name: 'Maple Parcel Québec' }, { name: 'Saltpan' }])).toEqual([
      'Maple Parcel',
      'Saltpan',
    ]);
    expect(names([{ name: 'Maple Parcel', startDate: '' }])).toEqual([]);
  });

  test.each(['Self-employed', 'Freelance', 'Travailleuse autonome', 'À mon compte', '', '  '])(
    'is nobody for "%s"',
    (name) => {
      expect(names([{ name }])).toEqual([]);
    },
  );

  test('has the site of a mail address there, and of no other', () => {
    expect(site('robin@mail.mapleparcel.ca')).toBe('mapleparcel.ca');
    expect(site('robin@mpe-freight.ca')).toBe('mpe-freight.ca');
    for (const other of ['robin@gmail.com', 'robin@videotron.ca', 'robin@robin.example', 'robin', ''])
      expect(site(other)).toBeNull();
  });

  test('is not avoided once the person allows it', () => {
    const present = works([{ name: 'Maple Parcel Inc.' }, { name: 'Saltpan' }]);
    expect(withoutAllowed(present, ['maple parcel']).map(({ name }) => name)).toEqual(['Saltpan']);
  });
});

describe('a list of companies', () => {
  test('is parted by commas or lines, and a legal form behind a comma is no company', () => {
    expect(companiesListed('Maple Parcel, Inc.; Saltpan\n\nFernwood, S.A. , Saltpan, ...')).toEqual([
      'Maple Parcel',
      'Saltpan',
      'Fernwood',
    ]);
  });
});
