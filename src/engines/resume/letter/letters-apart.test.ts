import { describe, expect, it } from 'vitest';
import type { CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims, checkUncited } from '#engines/claims/index.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf } from '#testing/documents/round-trip.ts';
import { readResume, writeLetter } from '#engines/resume/index.ts';
import { POSTINGS } from '#testing/resumes/wanted.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';

const people = [
  ...Object.values(PEOPLE).map(masterOf),
  ...Object.values(CVS).map((text) => readResume(linesOf(text), { id: 'file-1', name: 'cv.txt' })),
];

/** The profile with so many lines of each job: a thin resume says nothing of what the jobs were. */
const telling = ({ resume, facts }: MasterProfile, lines: number): MasterProfile => ({
  resume: {
    ...resume,
    work: resume.work.map((job) => ({ ...job, highlights: job.highlights.slice(0, lines) })),
  },
  facts: facts.filter(({ path }) => Number(/highlights\/(\d+)/.exec(path)?.[1] ?? -1) < lines),
  unused: [],
});

interface Written {
  master: MasterProfile;
  posting: Posting;
  letter: CoverLetter;
  runs: ReadonlySet<string>;
}

const bodyOf = ({ paragraphs }: CoverLetter) => paragraphs.slice(1, -2).flat();

/** Every three words in a row of what a letter says, without the names that must stand in it. */
function runsOf(letter: CoverLetter, names: readonly string[]): Set<string> {
  const said = bodyOf(letter)
    .map(({ text }) => text)
    .join(' ');
  const bare = names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, '|'), said);
  const words = bare.toLowerCase().match(/[\p{L}\d’']+|\|/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => [words[index], words[index + 1], word].join(' ')));
}

const lettersOf = (lines: number): Written[] =>
  people.flatMap((whole) => {
    const master = telling(whole, lines);
    const { basics, work } = master.resume;
    return Object.values(POSTINGS).map((posting): Written => {
      const letter = writeLetter(master, posting, { full_name: basics.name });
      const names = [
        posting.title,
        posting.company,
        ...work.flatMap(({ name, position }) => [name, position]),
      ];
      return { master, posting, letter, runs: runsOf(letter, names) };
    });
  });

/** Runs of three words in both of those in either (Jaccard), 0 to 1. */
function likeness(a: Written, b: Written): number {
  const both = [...a.runs].filter((run) => b.runs.has(run)).length;
  return both / (a.runs.size + b.runs.size - both);
}

/** How alike each pair is of letters in one language; two papers of one person for one posting are no pair. */
const likenesses = (letters: readonly Written[]): number[] =>
  letters.flatMap((a, index) =>
    letters
      .slice(index + 1)
      .filter(
        (b) =>
          a.letter.language === b.letter.language &&
          !(a.posting === b.posting && a.master.resume.basics.name === b.master.resume.basics.name),
      )
      .map((b) => likeness(a, b)),
  );

const shareAbove = (values: readonly number[], bound: number): number =>
  values.filter((value) => value > bound).length / values.length;

const thin = lettersOf(0);
const full = lettersOf(99);

describe('no two letters are alike', () => {
  it('of thin CVs, whoever applies to whatever: no pair shares three in five of its runs of three words', () => {
    const values = likenesses(thin);
    expect(values.length).toBeGreaterThan(2000);
    expect(Math.max(...values)).toBeLessThan(0.6);
    expect(shareAbove(values, 0.4)).toBeLessThan(0.01);
  });

  it('of CVs that say much: what was done is the same, and no pair shares three in four', () => {
    const values = likenesses(full);
    expect(Math.max(...values)).toBeLessThan(0.75);
    expect(shareAbove(values, 0.5)).toBeLessThan(0.02);
  });
});

describe('every sentence of a letter', () => {
  it('passes the gate for claims where it rests on facts, and claims nothing where it rests on none', () => {
    const refused = thin.flatMap(({ letter, master, posting }) =>
      bodyOf(letter).flatMap((claim) => {
        const { title, company, description, places } = posting;
        if (claim.fact_ids.length === 0)
          return checkUncited(claim.text, { title, company }).map(() => claim.text);
        const { refusals } = checkClaims({
          profile: master,
          posting: { title, company, description, location: places.join('; ') },
          target: 'letter',
          text: claim.text,
          today: '2026-11-22',
        });
        return refusals.length === 0 ? [] : [claim.text];
      }),
    );
    expect([...new Set(refused)]).toEqual([]);
  });
});
