import { describe, expect, it } from 'vitest';
import { at, column, linesRead } from '#testing/documents/page-glyphs.ts';

const contact = [
  'CONTACT',
  '902 555 0148',
  'Halifax NS',
  'ABOUT',
  'Calm with dogs',
  'and with people',
  'and cats',
];
const work = [
  'WORK',
  'Lead Technician',
  'Basin Animals',
  'Ran the nights',
  'Technician',
  'Harbour Clinic',
  'Kept the log',
];
const study = ['STUDIES', 'Diploma', 'Dalhousie', 'SKILLS', 'Dental care', 'Wound care', 'Venipuncture'];

describe('three columns on the same baselines', () => {
  it('are read one after the other, told by the headings that each has', () => {
    expect(linesRead([...column(40, contact), ...column(180, work), ...column(340, study)])).toEqual([
      ...contact,
      ...work,
      ...study,
    ]);
  });

  it('are not told by headings in the margin, which have no text of their own', () => {
    const margin = ['CONTACT', '', '', 'WORK', '', '', 'SKILLS'];
    const beside = ['902 555 0148', 'h@example.com', '', 'Lead Technician', 'Basin', '', 'Dental care'];
    const lines = linesRead([...column(40, margin), ...column(180, beside)]);
    expect(lines.indexOf('WORK')).toBeLessThan(lines.indexOf('Lead Technician'));
    expect(lines.indexOf('WORK')).toBeGreaterThan(lines.indexOf('h@example.com'));
  });
});

/** A title over an employer, set to the right before the days, and what is told a little lower at the other side. */
const entry = (y: number, title: string, employer: string, days: string, told: readonly string[]) => [
  ...at(200 - 5 * title.length, y, title),
  ...at(200 - 5 * employer.length, y + 14, employer),
  ...at(225, y, days),
  ...told.flatMap((text, index) => at(340, y + 5 + 13 * index, text)),
];

describe('days on a line down the middle of the page', () => {
  it('part what they date from what is told of it, entry by entry', () => {
    const page = [
      ...entry(100, 'Senior Engineer', 'Aire Energy', '2022 – 2024', [
        'Rebuilt the meters',
        'Led four people',
        'On call',
      ]),
      ...entry(150, 'Engineer', 'Kestrel Ltd', '2019 – 2022', ['Moved the jobs', 'Halved the bill']),
    ];
    expect(linesRead(page)).toEqual([
      'Senior Engineer\t2022 – 2024',
      'Aire Energy',
      'Rebuilt the meters',
      'Led four people',
      'On call',
      'Engineer\t2019 – 2022',
      'Kestrel Ltd',
      'Moved the jobs',
      'Halved the bill',
    ]);
  });
});

describe('two columns', () => {
  it('are read from the name on, wherever it stands', () => {
    const named = column(180, ['Lou Marchand', ...work]).map((glyph) =>
      glyph.y === 100 ? { ...glyph, size: 20 } : glyph,
    );
    expect(linesRead([...column(40, contact), ...named])).toEqual(['Lou Marchand', ...work, ...contact]);
  });

  it('are read from left to right where the name stands over both, however large the headings are', () => {
    const headed = column(180, work).map((glyph) => ({
      ...glyph,
      y: glyph.y + 7,
      size: glyph.y === 100 ? 16 : glyph.size,
    }));
    const page = [...at(40, 60, 'Lou Marchand', 24), ...column(40, contact), ...headed];
    expect(linesRead(page)).toEqual(['Lou Marchand', ...contact, ...work]);
  });
});

describe('a column whose neighbour nearly touches it', () => {
  const address = [...contact.slice(0, 2), 'a.very.long.name@example.com', ...contact.slice(3)];

  it('is still a column where it was drawn as one', () => {
    expect(linesRead([...column(40, address), ...column(185, work)])).toEqual([...address, ...work]);
  });

  it('is not one where a mark drawn by itself stands before an item', () => {
    const items = ['Fed the dogs', 'Washed the cats', 'Walked them', 'Weighed them'];
    const rows = [...items, ...items.map((item) => `${item} again`)];
    const texts = rows.flatMap((row, index) => at(50, 100 + 14 * index, row));
    const marks = items.flatMap((_, index) => at(42, 100 + 14 * index, '•'));
    expect(linesRead([...texts, ...marks])).toEqual([...items.map((item) => `• ${item}`), ...rows.slice(4)]);
  });

  it('is not one where words just happen to stand below each other', () => {
    const text = ['The clinic saw', 'many dogs, and', 'some cats with', 'owners who are', 'calm about all'];
    const words = text.flatMap((line, index) => [
      ...at(40, 100 + 14 * index, line),
      ...at(115, 100 + 14 * index, 'of it'),
    ]);
    const below = ['Fed', 'Washed', 'Walked', 'Weighed'];
    const items = below.flatMap((line, index) => at(115, 200 + 14 * index, line));
    expect(linesRead([...words, ...items])).toEqual([...text.map((line) => `${line} of it`), ...below]);
  });
});
