import { describe, expect, it } from 'vitest';
import {
  changeWords,
  interviewAhead,
  interviewDay,
  outcomeWords,
  sentenceAbout,
  successWords,
  weekColumns,
} from './overview-words.ts';

describe('what is going on', () => {
  const none = { waiting: 0, sentToday: 0, activeCampaigns: 1, totalApplications: 30 };

  it.each([
    [{ ...none, waiting: 3, sentToday: 7 }, '3 applications are waiting for you. I sent 7 today.'],
    [{ ...none, waiting: 1 }, '1 application is waiting for you.'],
    [{ ...none, sentToday: 12 }, 'I sent 12 today. Nothing is waiting for you.'],
    [none, 'I’m looking for jobs. Nothing is waiting for you.'],
    [{ ...none, activeCampaigns: 0 }, 'All campaigns are paused. I send nothing until you turn one on.'],
    [{ ...none, activeCampaigns: 0, totalApplications: 0 }, 'Nothing is running yet.'],
  ])('%o reads "%s"', (numbers, words) => {
    expect(sentenceAbout(numbers)).toBe(words);
  });
});

const interview = (company: string, day: string) => ({
  application_id: '6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11',
  title: 'Dispatcher',
  company,
  day,
  time: null,
});

it('names the next interview first, and says nothing where none is known', () => {
  expect(
    interviewAhead([interview('Halden Freight', '2026-11-24'), interview('Cobalt Bikes', '2026-11-26')]),
  ).toBe('On Tue, Nov 24, you have an interview with Halden Freight.');
  expect(interviewAhead([])).toBe('');
});

describe('the success rate', () => {
  it('is counted below twenty cases and a percentage from there on', () => {
    expect(successWords({ successRate: 12.5, interviews: 2, totalApplications: 16, checking: 0 })).toBe(
      '2 of 16',
    );
    expect(successWords({ successRate: 14.06, interviews: 9, totalApplications: 64, checking: 0 })).toBe(
      '14%',
    );
  });

  it('is said of what surely arrived alone', () => {
    expect(successWords({ successRate: 50, interviews: 1, totalApplications: 5, checking: 3 })).toBe(
      '1 of 2',
    );
    expect(successWords({ successRate: 0, interviews: 0, totalApplications: 1, checking: 1 })).toBeNull();
  });

  it('is not said before the first application', () => {
    expect(successWords({ successRate: 0, interviews: 0, totalApplications: 0, checking: 0 })).toBeNull();
  });

  it('has a change only when there is one and enough cases stand behind it', () => {
    expect(changeWords(3.2, 64)).toBe('+3%');
    expect(changeWords(-2, 64)).toBe('-2%');
    expect(changeWords(0.3, 64)).toBeNull();
    expect(changeWords(30, 10)).toBeNull();
  });
});

describe('what became of them', () => {
  it('names openings only where any is known', () => {
    expect(outcomeWords({ viewed: 31, interviews: 9, offers: 1, checking: 0 })).toBe(
      '31 opened, 9 interviews, 1 offer',
    );
    expect(outcomeWords({ viewed: 0, interviews: 1, offers: 0, checking: 0 })).toBe('1 interview, 0 offers');
    expect(outcomeWords({ viewed: 0, interviews: 1, offers: 0, checking: 2 })).toBe(
      '1 interview, 0 offers, 2 checking',
    );
  });
});

describe('the week', () => {
  it('ends with today and what may still come', () => {
    const week = [
      { day: '2026-11-19', sent: 8 },
      { day: '2026-11-20', sent: 7 },
    ];
    expect(weekColumns({ week, limitToday: 10, sentToday: 7, totalApplications: 15 })).toEqual([
      { label: 'Thu', value: 8, ahead: 0 },
      { label: 'Today', value: 7, ahead: 3 },
    ]);
  });

  it('is hollow before the first application', () => {
    const week = [{ day: '2026-11-20', sent: 0 }];
    expect(weekColumns({ week, limitToday: 0, sentToday: 0, totalApplications: 0 })[0]).toMatchObject({
      value: 0,
      ahead: 8,
    });
  });
});

it('says the day of an interview as a calendar does, and leaves what is no day', () => {
  expect(interviewDay('2026-11-24')).toBe('Tue, Nov 24');
  expect(interviewDay('soon')).toBe('soon');
});
