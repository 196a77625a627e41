import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/reading/index.ts';
import { linesOf } from '#testing/resumes/cvs.ts';

const read = (...lines: string[]) => readResume(linesOf(lines.join('\n')), { id: 'cv', name: 'cv.txt' });
const jobsOf = (...lines: string[]) =>
  read('EXPERIENCE', ...lines).resume.work.map(({ position, name, location }) => [position, name, location]);
const named = (...lines: string[]) =>
  read(...lines).resume.languages.map(({ language, fluency }) => [language, fluency]);

describe('what labels say', () => {
  it('takes the head of a table for no entry, and the cells of two days for one range', () => {
    const rows = [
      'Position\tOrganisation\tFrom\tTo\tResponsibilities',
      'Senior Buyer\tLakeshore Rail Systems\t06/2019\tPresent',
      '• Bought brakes',
      'Buyer\tNimbus Inc.\t02/2017\t05/2019',
    ];
    expect(read('EXPERIENCE', ...rows).resume.work).toMatchObject([
      { position: 'Senior Buyer', name: 'Lakeshore Rail Systems', startDate: '2019-06' },
      { position: 'Buyer', name: 'Nimbus Inc.', startDate: '2017-02', endDate: '2019-05' },
    ]);
  });

  it('reads forms that label every part, whatever order they have', () => {
    const form = [
      'Dates\t11/2017 – present',
      'Occupation or position held\tProperty Manager',
      'Main activities and\tManage 640 homes',
      'responsibilities\tBrought arrears down',
      'Name and address of\tCorrib Housing Association, Galway',
      'employer',
      'Dates\t02/2014 – 10/2017',
      'Occupation or position held\tLettings Negotiator',
      'Name and address of\tCladdagh Lettings, Galway',
      'employer',
    ];
    expect(read('EXPERIENCE', ...form).resume.work).toMatchObject([
      {
        position: 'Property Manager',
        name: 'Corrib Housing Association',
        highlights: ['Manage 640 homes', 'Brought arrears down'],
      },
      {
        position: 'Lettings Negotiator',
        name: 'Claddagh Lettings',
        startDate: '2014-02',
        endDate: '2017-10',
      },
    ]);
    const [post] = jobsOf(
      'Harbour Works\tDates Employed: 06/2018 - Present',
      'Albuquerque, NM',
      'Position Title: Program Analyst, GS-0343-12',
    );
    expect(post).toEqual(['Program Analyst', 'Harbour Works', 'Albuquerque, NM']);
  });

  it('reads languages behind their levels, and behind labels of their own', () => {
    expect(named('LANGUAGES', 'native Afrikaans, basic isiXhosa')).toEqual([
      ['Afrikaans', 'native'],
      ['isiXhosa', 'basic'],
    ]);
    expect(named('LANGUAGES', 'Language: Spanish\tLevel: fluent')).toEqual([['Spanish', 'fluent']]);
    expect(named('SKILLS', 'Excel, SAP, Yardi', 'Mother tongue(s)\tIrish, English')).toEqual([
      ['Irish', ''],
      ['English', ''],
    ]);
  });

  it('parts credentials from the studies they stand among, and gives them the date above', () => {
    const { resume } = read(
      'EDUCATION & CREDENTIALS',
      'Diploma, Accounting, Centennial College (2013)',
      'Certified Professional Bookkeeper, CPB Canada (2014)',
      'CERTIFICATES',
      '2019',
      'Security+ by CompTIA',
    );
    expect(resume.education).toHaveLength(1);
    expect(resume.certificates.map(({ name, date }) => [name, date])).toEqual([
      ['Certified Professional Bookkeeper', '2014'],
      ['Security+', '2019'],
    ]);
  });

  it('takes a town no list has for the place where it stands between ways to reach the person', () => {
    const { resume } = read(
      'Ann Lee',
      'Lafayette • 337 555 0133 • ann@mail.example',
      'WORK',
      'Baker, Oak Bread, 2019 – 2021',
    );
    expect(resume.basics.location.city).toBe('Lafayette');
  });
});
