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
    '\uFEFFJob,Company,Place,Status,Stage,Sent,Sent by,Match,Link',
    '"Planner, ""senior""",Café Élan,Hamilton,Applied,,2026-11-16,Legwork,79,https://example.com/1',
    '',
  ]);
});

it('leaves no cell that a spreadsheet would run', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    const title = `${start}HYPERLINK("https://evil.example")`;
    expect(rows([{ ...job, title }])[1], JSON.stringify(start)).toMatch(/^"'[=+\-@\t\r]HYPERLINK/);
  }
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
