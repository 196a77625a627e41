import { describe, expect, it } from 'vitest';
import type { CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims } from '#engines/claims/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf } from '#testing/documents/round-trip.ts';
import { readResume, writeLetter } from '#engines/resume/index.ts';
import { POSTINGS } from '#testing/resumes/wanted.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';

const people = [
  ...Object.values(PEOPLE).map(masterOf),
  ...Object.values(CVS).map((text) => readResume(linesOf(text), { id: 'file-1', name: 'cv.txt' })),
];

/** The profile with so many lines of each job. */
const telling = ({ resume, facts }: MasterProfile, lines: number): MasterProfile => ({
  resume: {
    ...resume,
    work: resume.work.map((job) => ({ ...job, highlights: job.highlights.slice(0, lines) })),
  },
  facts: facts.filter(({ path }) => Number(/highlights\/(\d+)/.exec(path)?.[1] ?? -1) < lines),
  unused: [],
});

interface Written {
  letter: CoverLetter;
  posting: Posting;
  /** Names that may stand as often as they must. */
  names: string[];
}

/** A letter of everybody to everybody: of CVS that say much, one line of each job, and only what the jobs were. */
const everyLetter: Written[] = people.flatMap((master) =>
  [99, 1, 0].flatMap((lines) =>
    Object.values(POSTINGS).map((posting): Written => {
      const letter = writeLetter(telling(master, lines), posting, { full_name: master.resume.basics.name });
      const jobs = master.resume.work.flatMap(({ name, position }) => [name, position]);
      return {
        letter,
        posting,
        names: [posting.title, posting.company, ...jobs].filter((name) => name !== ''),
      };
    }),
  ),
);

const RUN = 6;
const saidIn = ({ paragraphs }: CoverLetter): string[] =>
  paragraphs
    .slice(1, -2)
    .flat()
    .map(({ text }) => text);

/** Runs of six words of what is said, without names. */
function runsOf({ letter, names }: Written): string[] {
  const said = names.reduce((text, name) => text.replaceAll(name, '|'), saidIn(letter).join(' | '));
  const words = said.toLowerCase().match(/[\p{L}\d’']+|\|/gu) ?? [];
  return words
    .map((_, index) => words.slice(index, index + RUN))
    .filter((run) => run.length === RUN && !run.includes('|'))
    .map((run) => run.join(' '));
}

describe('every letter', () => {
  it('says nothing twice, however alike the lines of the CV are', () => {
    for (const written of everyLetter) {
      const runs = runsOf(written);
      expect(runs.filter((run, index) => runs.indexOf(run) !== index)).toEqual([]);
    }
  });

  it('is in the language of its posting, and no two of its sentences in a row begin alike', () => {
    for (const { letter, posting } of everyLetter) {
      expect([letter.text, guessLanguage(letter.text)]).toEqual([letter.text, posting.language]);
      const begins = saidIn(letter).map((text) => text.split(' ').slice(0, 3).join(' '));
      expect(begins.filter((begin, index) => index > 0 && begin === begins[index - 1])).toEqual([]);
    }
  });
});

/** Somebody of whom only their studies are known. */
const graduate = (studyType: string, area: string): MasterProfile =>
  masterOf({
    ...PEOPLE.welder,
    work: [],
    skills: [],
    certificates: [],
    education: [{ institution: 'Lakehead University', area, studyType, startDate: '2012', endDate: '2016' }],
  });

describe('a degree in a letter', () => {
  const nurse = POSTINGS.nurse;
  it.each([
    ['fr', 'Bachelor of Science', '«\u00a0Bachelor of Science\u00a0» (intitulé officiel), Nursing'],
    ['fr', 'Bachelor’s degree', '\u00a0: Baccalauréat, Nursing'],
    ['fr', 'Diploma', '\u00a0: Diplôme, Nursing'],
    ['fr', 'BSc', '\u00a0: BSc, Nursing'],
    ['fr', 'Baccalauréat en sciences', '\u00a0: Baccalauréat en sciences, Nursing'],
    ['en', 'Baccalauréat en sciences', ' (official name: “Baccalauréat en sciences”).'],
    ['en', 'Bachelor of Science', ' (Bachelor of Science).'],
  ] as const)(
    'keeps the name it was awarded by and says a mere kind in the language of the letter, in %s: %s',
    (language, studyType, said) => {
      const master = graduate(studyType, 'Nursing');
      for (const company of ['Elm Care', 'Oak Care', 'Ash Care', 'Fir Care']) {
        const posting = { ...nurse, language, company };
        const { text, paragraphs } = writeLetter(master, posting, { full_name: 'Sam Roy' });
        expect(text).toContain(said);
        const sentence = paragraphs.flat().find((claim) => claim.text.includes(said));
        const question = { profile: master, posting: null, target: 'letter', today: '2026-11-22' };
        expect(checkClaims({ ...question, text: sentence?.text ?? '' }).refusals).toEqual([]);
      }
    },
  );
});
