import { describe, expect, it } from 'vitest';
import type { Approach, MasterProfile } from '#contract/career/facts.ts';
import { approaches } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { readResume } from '#engines/resume/index.ts';
import { POSTINGS } from '#testing/resumes/wanted.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import { likeness } from '#engines/language/index.ts';
import { checkedLetter } from '#server/features/career/resume/checked-letter.ts';
import { gateFor } from '#server/features/career/resume/model/gate.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf } from '#testing/documents/round-trip.ts';
import { checkedSummary } from './checked-summary.ts';
import { offeredVariants } from './offered-variants.ts';

const today = '2026-11-22';
const people = [
  ...Object.values(PEOPLE).map(masterOf),
  ...Object.values(CVS).map((text) => readResume(linesOf(text), { id: 'file-1', name: 'cv.txt' })),
];
const postings = Object.values(POSTINGS);
/** Every second person with a posting of their own. */
const pairs = people.flatMap((master, index) => {
  const posting = postings[index % postings.length];
  return posting === undefined || index % 2 === 1 ? [] : [{ master, posting }];
});
const nameOf = ({ resume }: MasterProfile) => resume.basics.name;
const offered = (master: MasterProfile, posting: Posting, withLetter = true) =>
  offeredVariants(master, posting, { name: nameOf(master), today, withLetter });
const letterOf = (master: MasterProfile, posting: Posting, approach: Approach) =>
  checkedLetter(master, posting, { name: nameOf(master), today, approach }).letter;

/** Somebody of whom only one job is known, without a line of what they did. */
const hardlyKnown = masterOf({
  ...PEOPLE.welder,
  basics: { ...PEOPLE.welder.basics, summary: '' },
  work: PEOPLE.welder.work.slice(0, 1).map((job) => ({ ...job, highlights: [] })),
  skills: [],
  education: [],
  certificates: [],
  languages: [],
});

describe('the variants of an application', () => {
  it('differ in their letters pairwise, and say nothing that the gate for claims refuses', () => {
    const counts = new Map<number, number>();
    for (const { master, posting } of pairs) {
      const ways = offered(master, posting);
      counts.set(ways.length, (counts.get(ways.length) ?? 0) + 1);
      const letters = ways.flatMap(({ approach }) => letterOf(master, posting, approach) ?? []);
      expect(letters).toHaveLength(ways.length);
      const bodies = letters.map(({ paragraphs }) =>
        paragraphs
          .slice(1, -2)
          .flat()
          .map(({ text }) => text)
          .join(' '),
      );
      for (const [index, one] of bodies.entries())
        for (const other of bodies.slice(index + 1)) expect(likeness(one, other)).toBeLessThan(0.75);
      const named = { company: posting.company, title: posting.title, name: nameOf(master) };
      const holds = gateFor(master, { named, posting, today });
      const refused = letters.flatMap(({ paragraphs }) =>
        paragraphs.flat().filter(({ text, fact_ids }) => holds(text, fact_ids, 'letter').length > 0),
      );
      expect(refused).toEqual([]);
    }
    expect((counts.get(3) ?? 0) / pairs.length).toBeGreaterThan(0.5);
  });

  it('are fewer where little is known, and the first is always there', () => {
    const ways = offered(hardlyKnown, POSTINGS.nurse);
    expect(ways.length).toBeLessThan(approaches.length);
    expect(ways[0]?.approach).toBe('experience');
    expect(checkedSummary(hardlyKnown, POSTINGS.nurse, { approach: 'results', today })).toEqual([]);
  });

  it('are of the summary alone where no letter is wanted', () => {
    for (const { master, posting } of pairs) {
      const ways = offered(master, posting, false);
      expect(ways.every(({ letter_words: count }) => count === 0)).toBe(true);
      expect(new Set(ways.map(({ summary }) => summary)).size).toBe(ways.length);
    }
  });
});
