import { expect, it } from 'vitest';
import { newDraft } from '#engines/drafting/index.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf } from '#testing/documents/round-trip.ts';
import { choose } from './choice.ts';
import { FEWEST_LINES } from './cuts.ts';

it('half a page stays of a resume, however often it is asked to be shorter', () => {
  const { resume } = masterOf(PEOPLE.welder);
  const [job] = resume.work;
  // Nearly all of it can go: what is left is what is kept on purpose.
  const highlights = Array.from({ length: 30 }, (_, at) => `Welded ${at + 20} frames a day`);
  const work = job === undefined ? [] : [{ ...job, highlights }];
  const long = { ...resume, work, projects: [], education: [], certificates: [], languages: [] };
  const linesAfter = (shorter: number) => choose(long, { ...newDraft(), shorter }).lines;
  expect(linesAfter(0)).toBeGreaterThan(FEWEST_LINES + 10);
  expect([3, 6, 12].map(linesAfter)).toEqual([FEWEST_LINES, FEWEST_LINES, FEWEST_LINES]);
});
