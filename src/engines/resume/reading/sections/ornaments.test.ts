import { describe, expect, it } from 'vitest';
import { readResume } from '#engines/resume/reading/index.ts';

describe('a heading with an ornament', () => {
  it('is no item where it is printed larger than the text', () => {
    const lines = [
      ['Ana Silva', 22],
      ['ana@mail.example.com', 10],
      ['§ Experience', 14],
      ['Nurse, Maple Clinic, 2019 – 2021', 10],
      ['• Ran the ward of forty beds and trained two', 10],
      ['§ Skills', 14],
      ['• Triage', 10],
    ] as const;
    const { resume } = readResume(
      lines.map(([text, size], index) => ({
        page: 1,
        line: index + 1,
        text: text.replace('§', '•'),
        size,
        bold: false,
        x: 0,
      })),
      { id: 'cv', name: 'cv.doc' },
    );
    expect(resume.work).toMatchObject([{ position: 'Nurse', name: 'Maple Clinic' }]);
    expect(resume.skills).toMatchObject([{ keywords: ['Triage'] }]);
  });
});
