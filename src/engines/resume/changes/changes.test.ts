import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MasterProfile } from '#contract/career/facts.ts';
import { readResume, tailorResume } from '#engines/resume/index.ts';
import { POSTINGS } from '#testing/resumes/wanted.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import { inEnglish } from '#testing/wording/in-english.ts';

const masters = Object.values(CVS).map((text) => readResume(linesOf(text), { id: 'file-1', name: 'cv.txt' }));
const postings = fc.constantFrom(...Object.values(POSTINGS));

/** A profile with one job of many lines, the last of which answers the posting best. */
function busy(): MasterProfile {
  const highlights = [
    ...Array.from({ length: 8 }, (_, index) => `Sorted parcels at dock ${index}`),
    'Responsible for planning of routes for 40 trucks',
  ];
  const [first] = masters;
  if (first === undefined) throw new Error('the sample CVs are missing');
  const job = { name: 'Crestline', position: 'Dispatcher', location: '', startDate: '2019', endDate: '2021' };
  return {
    ...first,
    resume: {
      ...first.resume,
      work: [{ ...job, summary: '', highlights }],
      skills: [{ name: 'Systems', keywords: ['Excel', 'Route planning'] }],
    },
    facts: highlights.map((value, index) => ({
      id: `f${index}`,
      path: `/work/0/highlights/${index}`,
      value,
      source: { kind: 'person', at: '2026-11-16T14:00:00.000Z', where: 'profile' },
    })),
  };
}
const posting = { ...POSTINGS.nurse, title: 'Dispatcher', description: 'Route planning for trucks.' };
const reword = (line: string) => line.replace('Responsible for planning of', 'Planned');

const invented = () => 'Planned routes for 900 trucks';

describe('the changes of a tailored CV', () => {
  it('are each part in another order, left out or said in other words', () => {
    const { changes, resume } = tailorResume(busy(), posting, { reword });
    expect(changes.map(({ id }) => id)).toEqual([
      'order /work/0/highlights',
      'left_out /work/0/highlights/5',
      'left_out /work/0/highlights/6',
      'left_out /work/0/highlights/7',
      'reworded /work/0/highlights/8',
      'order /skills/0/keywords',
    ]);
    expect(changes.find(({ kind }) => kind === 'reworded')).toMatchObject({
      entry: 'Dispatcher, Crestline',
      before: ['Responsible for planning of routes for 40 trucks'],
      after: ['Planned routes for 40 trucks'],
      accepted: true,
    });
    expect(resume.work[0]?.highlights[0]).toBe('Planned routes for 40 trucks');
  });

  it('are turned back one by one, the others stay', () => {
    const rejected = ['left_out /work/0/highlights/6', 'reworded /work/0/highlights/8'];
    const { changes, resume, fact_ids, note } = tailorResume(busy(), posting, { reword, rejected });
    expect(changes.filter(({ accepted }) => !accepted).map(({ id }) => id)).toEqual(rejected);
    expect(resume.work[0]?.highlights[0]).toBe('Responsible for planning of routes for 40 trucks');
    expect(resume.work[0]?.highlights.at(-1)).toBe('Sorted parcels at dock 6');
    expect(fact_ids).toContain('f6');
    expect(inEnglish(note)).toContain('You undid 2 of my changes.');
  });

  it('never say in other words what the line itself does not bear out', () => {
    const { changes } = tailorResume(busy(), posting, { reword: invented });
    expect(changes.filter(({ kind }) => kind === 'reworded')).toEqual([]);
  });

  it('leave the profile as it stands when all are turned back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...masters, busy()), postings, (master, asked) => {
        const rejected = tailorResume(master, asked, { reword }).changes.map(({ id }) => id);
        const { resume } = tailorResume(master, asked, { reword, rejected });
        expect({ ...resume, basics: null }).toEqual({ ...master.resume, basics: null });
      }),
    );
  });

  it('are none where the CV is the profile, and an id that names none changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...masters), postings, (master, asked) => {
        const tailored = tailorResume(master, asked);
        const { basics: _, ...mine } = tailored.resume;
        const { basics: __, ...whole } = master.resume;
        expect(tailored.changes.length === 0).toBe(
          JSON.stringify(mine) === JSON.stringify({ ...mine, ...whole }),
        );
        const other = tailorResume(master, asked, { rejected: ['left_out /work/99', 'order /nowhere'] });
        expect(other).toEqual(tailored);
      }),
    );
  });
});
