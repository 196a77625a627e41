import { describe, expect, it } from 'vitest';
import type { SourceLine } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/reading/index.ts';

type Printed = readonly [text: string, print?: Partial<Pick<SourceLine, 'size' | 'bold' | 'x'>>];
const read = (...printed: Printed[]) =>
  readResume(
    printed.map(([text, print], index) => ({
      page: 1,
      line: index + 1,
      text,
      size: 10,
      bold: false,
      x: 60,
      ...print,
    })),
    { id: 'cv', name: 'cv.pdf' },
  ).resume;
const heading = { size: 14, bold: true };

describe('what print tells', () => {
  it('names groups of skills by bolder lines, which are no skills themselves', () => {
    const { skills } = read(
      ['Skills', heading],
      ['Channels', { bold: true }],
      ['Paid Social'],
      ['Content Strategy'],
      ['Languages', { bold: true }],
      ['HTML'],
    );
    expect(skills).toEqual([
      { name: 'Channels', keywords: ['Paid Social', 'Content Strategy'] },
      { name: 'Languages', keywords: ['HTML'] },
    ]);
  });

  it('takes a line printed like the headings for one, whatever it says', () => {
    const { skills, basics } = read(
      ['About', heading],
      ['Nurse of the night shift.'],
      ['Tools of my trade', heading],
      ['Infusion pumps'],
      ['Skills', heading],
      ['Triage'],
    );
    expect(basics.summary).toBe('Nurse of the night shift.');
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Infusion pumps', 'Triage']);
  });

  it('heads a job with the line printed like the heads before it, above or below its dates', () => {
    const { work } = read(
      ['Experience', heading],
      ['Welder at Harbour Steel', { bold: true }],
      ['2021-06 to present', { bold: true }],
      ['Welded hulls'],
      ['Trained apprentices'],
      ['2018-01 to 2021-05', { bold: true }],
      ['Fitter at Lakeside Foods', { bold: true }],
      ['Fitted pipes'],
    );
    expect(work.map(({ name, position, highlights }) => [position, name, highlights])).toEqual([
      ['Welder', 'Harbour Steel', ['Welded hulls', 'Trained apprentices']],
      ['Fitter', 'Lakeside Foods', []],
    ]);
    expect(work[1]?.summary).toBe('Fitted pipes');
  });

  it('leaves the sentence that follows the dates on their line to what the job tells', () => {
    const [job] = read(
      ['Experience', heading],
      ['Harbour Steel', { bold: true }],
      ['Welder\t2021-06 - 2023-01 Mentored four apprentices through'],
      ['their first winter'],
    ).work;
    expect([job?.position, job?.highlights]).toEqual([
      'Welder',
      ['Mentored four apprentices through their first winter'],
    ]);
  });

  it('joins an e-mail address and a postal code that a narrow column broke', () => {
    const { basics } = read(
      ['Leila Fernández', { size: 24 }],
      ['leilafernandez50@inbox.'],
      ['example.ca'],
      ['Manchester England M1'],
      ['2WD'],
    );
    expect([basics.email, basics.location.city, basics.location.postalCode]).toEqual([
      'leilafernandez50@inbox.example.ca',
      'Manchester',
      'M1 2WD',
    ]);
  });

  it('reads studies that stand side by side, and a year over a year', () => {
    const { education } = read(
      ['Education', heading],
      ['McGill University\tSeneca College'],
      ['Sep 2012 - May 2016\tSep 2010 - Jun 2012'],
      ['Bachelor of Commerce\tDiploma, Welding'],
    );
    expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['McGill University', '2016-05'],
      ['Seneca College', '2012-06'],
    ]);
    const [study] = read(
      ['Education', heading],
      ['2009'],
      ['2013'],
      ['McGill University'],
      ['Diploma'],
    ).education;
    expect([study?.startDate, study?.endDate]).toEqual(['2009', '2013']);
  });

  it('takes "Languages" over a list that names none spoken for skills', () => {
    const { skills, languages } = read(
      ['Languages', heading],
      ['Go\tSQL'],
      ['Languages', heading],
      ['French'],
    );
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Go', 'SQL']);
    expect(languages.map(({ language }) => language)).toEqual(['French']);
  });

  it('reads on over the end of a line in a bracket', () => {
    const { languages } = read(['Languages', heading], ['French (mother'], ['tongue)'], ['English (fluent)']);
    expect(languages).toMatchObject([
      { language: 'French', fluency: 'mother tongue' },
      { language: 'English', fluency: 'fluent' },
    ]);
  });

  it('reads a school on whose name breaks off at the end of a line, and a range in brackets', () => {
    const { education } = read(
      ['Education', heading],
      ['University of Texas at', { bold: true }],
      ['Austin', { bold: true }],
      ['Bachelor of Arts, History and Politics (2014 –'],
      ['2018)'],
      ['Lakehead University', { bold: true }],
      ['Thunder Bay', { bold: true }],
      ['Diploma in Forestry (2010 – 2012)'],
    );
    expect(education).toMatchObject([
      { institution: 'University of Texas at Austin', startDate: '2014', endDate: '2018' },
      { institution: 'Lakehead University', startDate: '2010', endDate: '2012' },
    ]);
  });

  it('knows the apostrophe that some fonts say as a letter', () => {
    const { work } = read(
      ['Expérience', heading],
      ['avril 2019 à aujourd\u02bchui'],
      ['Technicienne', { bold: true }],
      ['Groupe Estran inc.'],
    );
    expect(work).toMatchObject([{ name: 'Groupe Estran inc.', startDate: '2019-04', endDate: '' }]);
  });

  it('knows an address, a number and an e-mail that stand among the studies', () => {
    const { basics, education } = read(
      ['Arjun Haddad', { size: 24 }],
      ['Education', heading],
      ['Chicago, IL 60607 US'],
      ['(512) 555-0195'],
      ['arjun.haddad@inbox.example.ca'],
      ['University of Texas at Austin\t2013 - 2017'],
      ['Bachelor of Arts'],
    );
    expect([basics.email, basics.phone, basics.location.city]).toEqual([
      'arjun.haddad@inbox.example.ca',
      '(512) 555-0195',
      'Chicago',
    ]);
    expect(education.map(({ institution, area }) => [institution, area])).toEqual([
      ['University of Texas at Austin', ''],
    ]);
  });
});
