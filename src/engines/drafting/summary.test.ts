import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/index.ts';
import { newDraft, writeResume } from './index.ts';
import { textLines } from './person/text-lines.ts';

const written = (dates: string, language: 'en' | 'fr' = 'en') => {
  const text = `Thandiwe Laflamme\n\nEXPERIENCE\nDispatcher, Crestline Haulage (${dates})\n- Planned 140 stops a day\n\nSKILLS\nDispatch, Excel`;
  return writeResume(readResume(textLines(text), { id: 'file', name: 'cv.txt' }), { ...newDraft(), language })
    .html;
};

describe('a summary written of the latest job', () => {
  it('says since when only of a job that goes on', () => {
    expect(written('Mar 2021 - Present')).toContain('at Crestline Haulage since March 2021.');
    expect(written('Mar 2021 - Present', 'fr')).toContain('depuis mars 2021');
    expect(written('Mar 2018 - Feb 2021')).toContain('at Crestline Haulage.');
    expect(written('Mar 2018 - Feb 2021', 'fr')).not.toContain('depuis');
  });
});
