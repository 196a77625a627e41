import { describe, expect, it } from 'vitest';
import type { TrackedJob } from '#contract/career/applications.ts';
import { countInWords, inOrder, matching, ringsOf, sorted, sortNamed } from './tracked-jobs.ts';

const job = (more: Partial<TrackedJob>): TrackedJob => ({
  id: '6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11',
  title: 'Inventory Planner',
  company: 'Brightwater Co-op',
  status: 'Applied',
  state: 'applied',
  date: '2026-11-16',
  stage: '',
  score: 79,
  origin: 'agent',
  place: 'Hamilton, Ontario',
  link: '',
  ...more,
});
const interview = job({ status: 'Interviewing', state: 'interviewing', date: '2026-11-11' });
const offer = job({ status: 'Offer', state: 'offer', date: '2026-11-03' });
const rejected = job({ status: 'Rejected', state: 'rejected', date: '2026-11-20', company: 'Café Élan' });
const checking = job({ state: 'unknown', stage: 'Checking', date: '2026-11-19' });

describe('the order of the tracker', () => {
  it('puts interviews and offers first and rejections last, newest first', () => {
    expect(inOrder([rejected, job({}), offer, checking, interview])).toEqual([
      interview,
      offer,
      checking,
      job({}),
      rejected,
    ]);
  });
});

describe('the columns', () => {
  const own = job({ title: 'Cook 10', score: null, origin: 'person', date: '2026-11-01' });
  const cook = job({ title: 'cook 9', score: 90, date: '2026-11-02' });
  const titles = (sort: Parameters<typeof sorted>[1]) =>
    sorted([own, job({}), cook], sort).map(({ title }) => title);

  it('sort by words as people do, by numbers, and from either end', () => {
    expect(titles('job')).toEqual(['cook 9', 'Cook 10', 'Inventory Planner']);
    expect(titles('-match')).toEqual(['cook 9', 'Inventory Planner', 'Cook 10']);
    expect(titles('sent')).toEqual(['Cook 10', 'cook 9', 'Inventory Planner']);
  });

  it('are named in the address, and nothing else is', () => {
    expect([sortNamed('-company'), sortNamed('match'), sortNamed('salary'), sortNamed(null)]).toEqual([
      '-company',
      'match',
      '',
      '',
    ]);
  });
});

describe('the search', () => {
  it('finds every word in title or company, whatever case and accents', () => {
    const jobs = [job({}), rejected];
    expect(matching(jobs, ' cafe PLANNER ', 'All')).toEqual([rejected]);
    expect(matching(jobs, 'planner bakery', 'All')).toEqual([]);
    expect(matching(jobs, '', 'Applied')).toEqual([job({})]);
  });
});

describe('the rings', () => {
  it('count an offer as an interview too', () => {
    const [applications, interviews, offers] = ringsOf([job({}), interview, offer, rejected]);
    expect(applications).toMatchObject({ value: 4, of: 4, words: '1 with no reply yet' });
    expect(interviews).toMatchObject({ value: 2, of: 4, words: '2 of 4 sent' });
    expect(offers).toMatchObject({ value: 1, of: 4, words: '1 of 2 interviews' });
  });

  it('never call sent what may not have arrived', () => {
    const [applications, interviews] = ringsOf([job({}), checking]);
    expect(applications).toMatchObject({ value: 2, words: '1 sent, 1 checking' });
    expect(interviews.words).toBe('0 of 1 sent');
  });

  it('say so when there is nothing', () => {
    expect(ringsOf([]).map(({ words }) => words)).toEqual(['None sent yet', 'None yet', 'None yet']);
  });
});

it('says how many are shown', () => {
  expect(countInWords(64, 64, true)).toBe('64 applications, interviews and offers first');
  expect(countInWords(64, 64)).toBe('64 applications');
  expect(countInWords(1, 1, true)).toBe('1 application');
  expect(countInWords(3, 64)).toBe('3 of 64 applications');
});
