import { describe, expect, it } from 'vitest';
import { at, column, linesRead } from '#testing/documents/page-glyphs.ts';

const contact = ['CONTACT', '902 555 0148', 'Halifax NS'];
const about = ['ABOUT', 'Calm with dogs', 'and with people', 'and cats'];
const sidebar = [...contact, ...about, 'LANGUAGES', 'English', 'French', 'Yoruba'];

/** A heading over entries, each with its days before the three lines of what they date. */
const section = (top: number, heading: string, days: readonly string[]) => [
  ...at(180, top, heading, 12),
  ...days.flatMap((text, index) => [
    ...at(180, top + 19 + 45 * index, text),
    ...at(280, top + 19 + 45 * index, `Technician of ${text}`),
    ...at(280, top + 32 + 45 * index, `Clinic of ${text}`),
    ...at(291, top + 45 + 45 * index, `Looked after dogs in ${text}`),
  ]),
];

const entries = (days: readonly string[]) =>
  days.flatMap((text) => [
    `${text}\tTechnician of ${text}`,
    `Clinic of ${text}`,
    `Looked after dogs in ${text}`,
  ]);

describe('a sidebar beside entries with their days before them', () => {
  it('is read by itself, and each entry with its days', () => {
    const [jobs, studies] = [['2021 – 2024', '2018 – 2021'], ['2016 – 2018']];
    const page = [...column(40, sidebar), ...section(103, 'WORK', jobs), ...section(218, 'STUDIES', studies)];
    expect(linesRead(page)).toEqual([...sidebar, 'WORK', ...entries(jobs), 'STUDIES', ...entries(studies)]);
  });
});
