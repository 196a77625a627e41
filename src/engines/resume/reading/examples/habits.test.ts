import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/reading/index.ts';
import { linesOf } from '#testing/resumes/cvs.ts';

const FILE = { id: 'cv', name: 'cv.pdf' };
const read = (...lines: string[]) => readResume(linesOf(lines.join('\n')), FILE).resume;

describe('the habits of other trades and countries', () => {
  it('takes roles under a line of the employer and all the years for roles there', () => {
    const { work } = read(
      'EXPERIENCE',
      'HARBOUR GENERAL HOSPITAL, Truro\t2015 – Present',
      'Charge Nurse, Emergency (05/2019 to Present)',
      '• Ran nights',
      'Registered Nurse, Cardiac Step-Down (02/2015 to 04/2019)',
      '• Cared for four',
    );
    expect(work.map(({ name, position, location }) => [name, position, location])).toEqual([
      ['HARBOUR GENERAL HOSPITAL', 'Charge Nurse, Emergency', 'Truro'],
      ['HARBOUR GENERAL HOSPITAL', 'Registered Nurse, Cardiac Step-Down', 'Truro'],
    ]);
  });

  it('takes neither how long a job lasted nor a sentence with “since” for a part of a head', () => {
    const { work } = read(
      'EXPERIENCE',
      'Baker, Oak Street Bread',
      'Feb 2018 - Apr 2021   3 years 2 months',
      'Trainer of 17 new bakers since 2019',
      'Cook, Blue Door Inn',
      '2015 - 2017 (2 yrs)',
      'Cooked',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Baker', 'Oak Street Bread'],
      ['Cook', 'Blue Door Inn'],
    ]);
  });

  it('reads a German CV', () => {
    const resume = read(
      'Lebenslauf',
      'Persönliche Daten',
      'Name\tKatrin Brügge',
      'Anschrift\tLindenstraße 14, 33602 Bielefeld',
      'Berufserfahrung',
      '04/2018 – heute\tSachbearbeiterin Einkauf',
      'Möbelwerke GmbH, Bielefeld',
      'Ausbildung',
      '2011 – 2014\tBerufskolleg Lemgo, Lemgo',
      'Ausbildung zur Industriekauffrau',
      'Sprachkenntnisse',
      'Deutsch (Muttersprache), Englisch (verhandlungssicher)',
      'Zertifikate',
      '2019\tAusbildung der Ausbilder, IHK Lippe',
      'Bielefeld, 3. März 2024',
    );
    expect(resume).toMatchObject({
      basics: { name: 'Katrin Brügge', location: { city: 'Bielefeld' } },
      work: [{ position: 'Sachbearbeiterin Einkauf', name: 'Möbelwerke GmbH', startDate: '2018-04' }],
      education: [{ institution: 'Berufskolleg Lemgo', area: 'Industriekauffrau', endDate: '2014' }],
      languages: [{ language: 'Deutsch' }, { language: 'Englisch' }],
      certificates: [{ name: 'Ausbildung der Ausbilder' }],
    });
  });

  it('knows a school by its place in a list of studies, and no town for a field', () => {
    const { education } = read(
      'EDUCATION',
      'University of Waterloo\tWaterloo',
      'Bachelor of Science, Physics. GPA 3.8/4.0\tApril 2021',
      'Colina Verde\tMar del Plata',
      'Diploma in Natural Sciences\tDecember 2016',
    );
    expect(education).toMatchObject([
      { institution: 'University of Waterloo', studyType: 'Bachelor of Science', area: 'Physics' },
      { institution: 'Colina Verde', studyType: 'Diploma', area: 'Natural Sciences', endDate: '2016-12' },
    ]);
  });

  it('leaves levels and interests out of the skills', () => {
    const { skills } = read(
      'SKILLS',
      'Skill\tLevel\tYears',
      'Welding\tExpert\t9',
      'Rigging\tAdvanced\t4',
      'Blueprints\tIntermediate\t3',
      'Interests: Fishing, chess',
    );
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Welding', 'Rigging', 'Blueprints']);
  });

  it('reads languages before their levels, and those that stand beside the ways to write', () => {
    const named = (resume: ReturnType<typeof read>) => resume.languages.map(({ language }) => language);
    expect(
      named(read('Ana Silva', 'LANGUES', 'Français, langue maternelle', 'Anglais, intermédiaire')),
    ).toEqual(['Français', 'Anglais']);
    expect(
      named(read('Ana Silva', 'ana@mail.example.com', 'English, Tamil, Hindi', 'WORK', 'Cook')),
    ).toHaveLength(3);
  });

  it('reads the level of a language to its end, where a narrow column broke it', () => {
    const { languages } = read(
      'Ana Silva',
      'LANGUES',
      'Français – langue',
      'maternelle',
      'Anglais – courant',
    );
    expect(languages).toEqual([
      { language: 'Français', fluency: 'langue maternelle' },
      { language: 'Anglais', fluency: 'courant' },
    ]);
  });

  it.each([
    'Address: 27 Mill Lane, Norby, Norfolk',
    'Norby, Norfolk | ana@mail.example.com',
    'Norby (Norfolk)',
  ])('finds a town that no list has in %s', (line) => {
    const { location } = read('Ana Silva', line, 'ana@mail.example.com').basics;
    expect(location).toMatchObject({ city: 'Norby', region: 'Norfolk' });
  });

  it('takes no manners for a name, and tells an employer from the sentence after it', () => {
    const { basics, work } = read(
      'Curriculum Vitae of Dr. Ana Silva',
      'ana@mail.example.com',
      'EMPLOYMENT',
      '2016–2020\tPostdoctoral Researcher, Leiden University. Built a lattice experiment from nothing.',
      '2012–2016\tLecturer, Harbour College. Taught optics to second years',
    );
    expect(basics.name).toBe('Ana Silva');
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Postdoctoral Researcher', 'Leiden University'],
      ['Lecturer', 'Harbour College'],
    ]);
  });

  it('reads long heads of jobs, and the languages of signs', () => {
    const { work, languages } = read(
      'WORK HISTORY',
      'Year 4 Teacher and English Lead — St Benet’s Church of England Primary School, Norwich',
      'September 2019 – present',
      '• Taught',
      'LANGUAGES',
      'English (native); British Sign Language (level 2)',
    );
    expect(work).toMatchObject([{ position: 'Year 4 Teacher and English Lead', startDate: '2019-09' }]);
    expect(languages.map(({ language }) => language)).toEqual(['English', 'British Sign Language']);
  });
});
