import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/reading/index.ts';
import { linesOf } from '#testing/resumes/cvs.ts';

const studiesOf = (text: string) =>
  readResume(linesOf(`Ana Silva\nana@mail.example.com\n\nEDUCATION\n${text}`), {
    id: 'file-1',
    name: 'cv.txt',
  }).resume.education.map(({ institution, studyType, area }) => [institution, studyType, area]);

describe('a study', () => {
  it('has its school in the cell beside its degree, though no word says that it is one', () => {
    expect(studiesOf("2010 – 2013\tMaison Lerouge\tDiplôme d'État d'infirmier")).toEqual([
      ['Maison Lerouge', "Diplôme d'État", 'infirmier'],
    ]);
  });

  it('has degree and school apart at a slash', () => {
    expect(studiesOf('2014\nBSc, Veterinary Nursing / University College Dublin')).toEqual([
      ['University College Dublin', 'BSc', 'Veterinary Nursing'],
    ]);
  });

  it('is known among others by the order of its texts where no word tells degree or school', () => {
    const text = 'BSc Physics – Leeds University, 2016 – 2019\nAspirantur – Ruskeala, 2019 – 2020';
    expect(studiesOf(text)[1]).toEqual(['Ruskeala', 'Aspirantur', '']);
  });
});
