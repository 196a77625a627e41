import { describe, expect, it } from 'vitest';
import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { cardBeside, columnsOf, statusBeside } from './columns.ts';

const job = (id: string, status: TrackedStatus, date: string): TrackedJob => ({
  id,
  title: 'Cook',
  company: 'Harbour Café',
  status,
  state: 'applied',
  date,
  stage: '',
  score: null,
  origin: 'agent',
  place: '',
  link: '',
});
const [old, fresh] = [job('old', 'Applied', '2026-11-01'), job('fresh', 'Applied', '2026-11-09')];
const no = job('no', 'Rejected', '2026-11-05');
const columns = columnsOf([old, fresh, no]);

it('puts each job in the column of its status, newest first', () => {
  expect(columns.Applied.map(({ id }) => id)).toEqual(['fresh', 'old']);
  expect([columns.Interviewing, columns.Rejected]).toEqual([[], [no]]);
});

describe('an arrow key', () => {
  it('leads to the card beside, over empty columns, and not past the edge', () => {
    expect(cardBeside(columns, fresh, 'ArrowDown')).toBe('old');
    expect(cardBeside(columns, fresh, 'ArrowUp')).toBeNull();
    expect(cardBeside(columns, old, 'ArrowRight')).toBe('no');
    expect(cardBeside(columns, no, 'ArrowLeft')).toBe('fresh');
    expect(cardBeside(columns, no, 'ArrowRight')).toBeNull();
    expect(cardBeside(columns, no, 'Enter')).toBeNull();
  });

  it('moves a card to the next column that may follow', () => {
    expect(statusBeside('Applied', 'ArrowRight', ['Offer', 'Rejected'])).toBe('Offer');
    expect(statusBeside('Rejected', 'ArrowLeft', ['Applied', 'Offer'])).toBe('Offer');
    expect(statusBeside('Applied', 'ArrowLeft', ['Offer'])).toBeNull();
    expect(statusBeside('Applied', 'a', ['Offer'])).toBeNull();
  });
});
