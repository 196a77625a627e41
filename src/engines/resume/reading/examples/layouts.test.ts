import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/reading/index.ts';
import { linesOf } from '#testing/resumes/cvs.ts';

const read = (...lines: string[]) => readResume(linesOf(lines.join('\n')), { id: 'cv', name: 'cv.txt' });
const jobsOf = (...lines: string[]) =>
  read('EXPERIENCE', ...lines).resume.work.map(({ position, name, location }) => [position, name, location]);
const studiesOf = (...lines: string[]) =>
  read('EDUCATION', ...lines).resume.education.map((study) => [
    study.institution,
    study.studyType,
    study.area,
    study.endDate,
  ]);

describe('layouts people use', () => {
  it('takes what is underlined with signs for a heading, and leaves the signs out of what was not read', () => {
    const { resume, unused } = read(
      'WORK',
      '====',
      'Welder, Harbour Steel\t2019 - 2021',
      'CONNAISSANCES',
      '=============',
      'MIG, TIG',
      'CARTES',
      '======',
      'Secourisme (CNESST, 2021)',
    );
    expect(resume.skills[0]?.keywords).toEqual(['MIG', 'TIG']);
    expect(resume.certificates).toEqual([{ name: 'Secourisme', issuer: 'CNESST', date: '2021' }]);
    expect(unused).toEqual([]);
  });

  it('reads a range that a narrow column breaks after its last month', () => {
    const [job] = read('EXPERIENCE', 'Mar 2018–Jun\tBaker, Oak Bread', '2021', '• Baked').resume.work;
    expect([job?.startDate, job?.endDate, job?.highlights]).toEqual(['2018-03', '2021-06', ['Baked']]);
  });

  it('reads the town at the right of an employer, though no list has it', () => {
    const jobs = jobsOf('Raidió na Mara\tCasla', 'Continuity Announcer\tJun 2013 – Aug 2015', '• Presented');
    expect(jobs).toEqual([['Continuity Announcer', 'Raidió na Mara', 'Casla']]);
  });

  it('names nobody else as the employer of somebody who worked for themselves', () => {
    const jobs = jobsOf(
      'Designer · Tidewater',
      'May 2022 – Present',
      '• Drew',
      'Consultant · Freelance',
      'Jan 2021 – May 2022',
    );
    expect(jobs.map(([, employer]) => employer)).toEqual(['Tidewater', 'Freelance']);
  });

  it('tells schools from their towns, from degrees that begin the same, and by their place after the field', () => {
    expect(
      studiesOf(
        'Maîtrise en service social (2016-2018)',
        'Université Laval, Québec',
        'DEP en électromécanique (2006-2008)',
        'Centre de formation Qualitech, Cap-de-la-Madeleine',
        '2011–2014 Diploma, Baking and Confectionery, ROC Midden Nederland, Utrecht.',
      ),
    ).toEqual([
      ['Université Laval', 'Maîtrise', 'service social', '2018'],
      ['Centre de formation Qualitech', 'DEP', 'électromécanique', '2008'],
      ['ROC Midden Nederland', 'Diploma', 'Baking and Confectionery', '2014'],
    ]);
  });

  it('reads each of two studies that stand side by side, and no "Class of" as what was studied', () => {
    const studies = studiesOf(
      'Dalhousie University\t2018-09 - 2022-05\tUniversity of Illinois Chicago',
      '2016-09 - 2018-06',
    );
    expect(studies.map(([school, , , end]) => [school, end])).toEqual([
      ['Dalhousie University', '2022-05'],
      ['University of Illinois Chicago', '2018-06'],
    ]);
    const [galway] = studiesOf('University of Galway\tClass of 2013', 'Bachelor of Commerce, Economics');
    expect(galway).toEqual(['University of Galway', 'Bachelor of Commerce', 'Economics', '2013']);
  });

  it('knows headings that are sentences about the person', () => {
    const { resume } = read(
      'Where I’ve worked',
      'Baker, Oak Bread\t2018 – 2021',
      'Where I’ve studied',
      'Diploma in Baking, Oak College, 2017',
      'What I know',
      'Sourdough, Lamination',
    );
    expect([resume.work.length, resume.education.length, resume.skills[0]?.keywords.length]).toEqual([
      1, 1, 2,
    ]);
  });
});
