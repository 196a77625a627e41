import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/reading/index.ts';
import { linesOf } from '#testing/resumes/cvs.ts';

const FILE = { id: 'cv', name: 'cv.pdf' };
const read = (...lines: string[]) => readResume(linesOf(lines.join('\n')), FILE).resume;

/** Lines of a column as a page prints them: letters half as wide as high, what begins with "~" smaller. */
const printed = (...lines: string[]) =>
  readResume(
    linesOf(lines.join('\n')).map((line, index) => {
      const text = line.text.replace('~', '');
      const size = line.text === text ? 10 : 8;
      const width = (size / 2) * text.length;
      const first = (size / 2) * (text.split(' ')[0] ?? '').length;
      const others = text.split(' ').slice(1);
      const words = [[40, 40 + first] as const, ...others.map(() => [40, 40] as const)];
      const box = { x: 40, y: 40 + 14 * index, width, height: size };
      return { ...line, text, size, x: 40, box, words };
    }),
    FILE,
  ).resume;

describe('a narrow column', () => {
  it('breaks names of certificates, which print tells from who gave them', () => {
    const { certificates } = printed(
      'Marta Lindh',
      'CERTIFICATES',
      'Certified Supply Chain',
      'Management Professional',
      '~Supply Chain Canada, 2018',
      'Lean Green Belt',
      '~ASQ, 2020',
    );
    expect(certificates.map(({ name }) => name)).toEqual([
      'Certified Supply Chain Management Professional',
      'Lean Green Belt',
    ]);
  });

  it('breaks degrees and the names of schools', () => {
    const { education } = printed(
      'Marta Lindh',
      'EDUCATION',
      'Bachelor of Commerce,',
      'Supply Chain Management',
      'Toronto Metropolitan',
      'University',
      '~2010 – 2014',
    );
    expect(education).toMatchObject([
      {
        institution: 'Toronto Metropolitan University',
        studyType: 'Bachelor of Commerce',
        area: 'Supply Chain Management',
      },
    ]);
  });

  it('leaves an item with a year in its sentence whole', () => {
    const { work } = read(
      'Marta Lindh',
      'EXPERIENCE',
      'Buyer, Nimbus Inc., 2019 – 2021',
      '• Found two makers of brakes before the',
      '2020 shortage',
      'Clerk, Harbour Works, 2015 – 2019',
    );
    expect(work.map(({ name }) => name)).toEqual(['Nimbus Inc.', 'Harbour Works']);
  });
});

describe('a CV by skills', () => {
  it('takes what proves a skill for no skill', () => {
    const { skills } = read(
      'Marta Lindh',
      'SKILLS',
      'Rota planning, Stock control',
      '• Run the night team of six technicians and two assistants',
    );
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Rota planning', 'Stock control']);
  });
});

describe('a German CV', () => {
  it('knows schools by what their names are put together of', () => {
    const { education } = read(
      'Jule Brock',
      'AUSBILDUNG',
      'Meisterprüfung, Orthopädietechnik\tBundesfachschule Dortmund\t2020',
    );
    expect(education).toMatchObject([
      { institution: 'Bundesfachschule Dortmund', studyType: 'Meisterprüfung' },
    ]);
  });
});
