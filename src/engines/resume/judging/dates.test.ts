import { describe, expect, it } from 'vitest';
import { dictionaryOf, judgeResume, readResume } from '#engines/resume/index.ts';

/** Whether a resume of two jobs is told of a time between them. */
function hasGap(first: string, second: string): boolean {
  const text = `Noor Castellan

EXPERIENCE
Glazier, Clearpane Glass (${second})
- Set 120 windows
Forklift Operator, Depot Marron (${first})
- Loaded 30 trucks a day`;
  const lines = text
    .split('\n')
    .map((line, index) => ({ page: 1, line: index + 1, text: line, size: 0, bold: false, x: 0 }))
    .filter((line) => line.text !== '');
  const profile = readResume(lines, { id: 'file', name: 'cv.txt' });
  const { findings } = judgeResume({ lines, pages: 1, profile, target: '', dictionary: dictionaryOf([]) });
  return findings.some(({ code }) => code === 'gap');
}

describe('a time between two jobs', () => {
  it('is told from a whole year without work on, and not of less', () => {
    expect(hasGap('Jan 2015 - Mar 2017', 'Apr 2018 - Present')).toBe(true);
    expect(hasGap('Jan 2015 - Mar 2017', 'Mar 2018 - Present')).toBe(false);
  });

  it('is counted from December where the last job gives its year alone', () => {
    expect(hasGap('2015 - 2017', 'Dec 2018 - Present')).toBe(false);
    expect(hasGap('2015 - 2017', 'Feb 2019 - Present')).toBe(true);
  });
});
