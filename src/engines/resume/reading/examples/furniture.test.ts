import { describe, expect, it } from 'vitest';
import { readResumeWithPlaces } from '#engines/resume/reading/index.ts';

/** Pages of text set from the top, the last line of each at its foot. */
function read(...pages: (readonly string[])[]) {
  const lines = pages.flatMap((page, index) =>
    page.map((text, row) => ({
      page: index + 1,
      line: pages.slice(0, index).flat().length + row + 1,
      text,
      size: 0,
      bold: false,
      x: 50,
      box: { x: 50, y: row === page.length - 1 ? 800 : 50 + 12 * row, width: 200, height: 12 },
    })),
  );
  const { profile, reading } = readResumeWithPlaces({ lines, sheets: [] }, { id: 'cv', name: 'cv.pdf' });
  const furniture = reading.lines.filter(({ reason }) => reason === 'page_furniture');
  return { ...profile, furniture, reading };
}

const first = [
  'Jane Doe',
  'jane@doe.example',
  'EXPERIENCE',
  'Nurse, Maple Clinic\t2019 – 2021',
  '• Cared for',
];
const second = ['the ward of forty beds', 'SKILLS', 'Triage, Epic'];

describe('headers and footers of pages', () => {
  it('that number the page become no field and part no sentence, and are listed with the reason', () => {
    const { resume, furniture, unused } = read(
      [...first, 'Jane Doe – Page 1 of 2'],
      [...second, 'Jane Doe – Page 2 of 2'],
    );
    expect(resume.work[0]?.highlights).toEqual(['Cared for the ward of forty beds']);
    expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(['Triage', 'Epic']);
    expect(furniture.map(({ text, fate }) => [text, fate])).toEqual([
      ['Jane Doe – Page 1 of 2', 'unused'],
      ['Jane Doe – Page 2 of 2', 'unused'],
    ]);
    expect(unused).toHaveLength(2);
  });

  it('give the name once where only they say it', () => {
    const { resume, furniture } = read(
      ['CV de Jeanne Tremblay 1/2', ...first.slice(1)],
      ['CV de Jeanne Tremblay 2/2', ...second],
    );
    expect(resume.basics).toMatchObject({ name: 'Jeanne Tremblay', label: '' });
    expect(furniture.map(({ text }) => text)).toEqual(['CV de Jeanne Tremblay 2/2']);
  });

  it('that repeat the lines on top of the first page are left out on the later ones', () => {
    const { resume, furniture } = read([...first, ''], ['Jane Doe', 'jane@doe.example', ...second]);
    expect(resume.basics).toMatchObject({ name: 'Jane Doe', email: 'jane@doe.example' });
    expect(furniture.map(({ page, text }) => [page, text])).toEqual([
      [2, 'Jane Doe'],
      [2, 'jane@doe.example'],
    ]);
  });

  it('are no sentences that happen to end alike on top of two pages', () => {
    const { resume, furniture } = read(
      [...first, ''],
      ['while the old one ran beside it', '• Fed patients'],
      ['while the old one ran beside it', '• Kept notes'],
    );
    expect(furniture).toEqual([]);
    expect(resume.work[0]?.highlights[0]).toBe('Cared for while the old one ran beside it');
  });

  it('are no marks at school and no lines of one page', () => {
    const { furniture } = read([...first, 'EDUCATION', 'Applied Mathematics 9/10', 'Diploma, Welding 2']);
    expect(furniture).toEqual([]);
  });

  it('is a foot that names the person and the document before its page', () => {
    const { resume, furniture } = read([
      ...first,
      'CERTIFICATES',
      '• Fire Warden (2021)',
      'Jane Doe – CV – page 1',
    ]);
    expect(resume.certificates.map(({ name }) => name)).toEqual(['Fire Warden']);
    expect(furniture.map(({ line }) => line)).toEqual([8]);
  });
});
