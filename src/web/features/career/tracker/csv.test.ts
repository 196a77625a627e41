import { expect, it } from 'vitest';
import type { TrackedJob } from '#contract/career/applications.ts';
import { csvOf } from './csv.ts';

const job: TrackedJob = {
  id: '6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11',
  title: 'Planner, "senior"',
  company: 'Café Élan',
  status: 'Applied',
  state: 'applied',
  date: '2026-11-16',
  stage: '',
  score: 79,
  origin: 'agent',
  place: 'Hamilton',
  link: 'https://example.com/1',
};
const rows = (jobs: TrackedJob[]) => csvOf(jobs).split('\r\n');

it('has a heading, quotes what needs it, and ends every line', () => {
  expect(rows([job])).toEqual([
    '\uFEFFJob,Company,Location,Status,Stage,Sent,Sent by,Match,Link',
    '"Planner, ""senior""",Café Élan,Hamilton,Applied,,2026-11-16,Legwork,79,https://example.com/1',
    '',
  ]);
});

/** The first cell of the file as a program reads it. */
const firstCell = (title: string) => {
  const line = csvOf([{ ...job, title }])
    .split('\r\n')
    .slice(1)
    .join('\r\n');
  const quoted = /^"((?:[^"]|"")*)"/.exec(line)?.[1];
  return quoted === undefined ? line.slice(0, line.indexOf(',')) : quoted.replaceAll('""', '"');
};
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '⁼', '₊', '−'];
const unseen = [
  '',
  ' ',
  '   ',
  '\t',
  '\r',
  '\n',
  '\v',
  '\u0000',
  '\u0085',
  '\u00A0',
  '\u00AD',
  '\u2003',
  '\u2028',
  '\u200B',
  '\u200D',
  '\u200E',
  '\u202E',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\u{E0020}',
  ' \uFEFF\u200B ',
];

it('leaves no cell that a spreadsheet would run, and every value as it reads', () => {
  for (const before of unseen)
    for (const sign of signs) {
      const title = `${before}${sign}HYPERLINK("https://evil.example")`;
      expect(firstCell(title), JSON.stringify(title)).toBe(`'${title}`);
    }
  for (const title of ['\tx', '\rx', ' \tx', '\u00A0\rx', "=cmd|'/C x'!A1", '=2+2', '-2+2', '@A1'])
    expect(firstCell(title), JSON.stringify(title)).toBe(`'${title}`);
});

it('leaves numbers and what only holds such a sign as they are', () => {
  for (const title of [
    '-3',
    '+2',
    '-3.50',
    '007',
    'a"b',
    'a,b',
    'a\nb',
    'Cook - nights',
    ' Nurse',
    '',
    "'=2",
  ])
    expect(firstCell(title)).toBe(title);
});

it('says Checking where nobody knows whether it arrived, and no day', () => {
  expect(rows([{ ...job, title: 'Cook', state: 'unknown', stage: 'Checking' }])[1]).toBe(
    'Cook,Café Élan,Hamilton,Checking,Checking,,Legwork,79,https://example.com/1',
  );
});

it('says who sent it, and leaves an unknown match open', () => {
  expect(rows([{ ...job, title: 'Cook', origin: 'person', score: null, link: '' }])[1]).toBe(
    'Cook,Café Élan,Hamilton,Applied,,2026-11-16,You,,',
  );
});
