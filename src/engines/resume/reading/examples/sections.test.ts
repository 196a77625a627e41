import { describe, expect, it } from 'vitest';
import type { MasterProfile } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import type { CvName } from '#testing/resumes/cvs.ts';

const FILE = { id: 'file-1', name: 'cv.txt' };
const read = (text: string): MasterProfile => readResume(linesOf(text), FILE);
const cv = (name: CvName) => read(CVS[name]).resume;

describe('the sections beside the jobs', () => {
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
