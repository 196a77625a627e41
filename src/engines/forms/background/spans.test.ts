import { describe, expect, it } from 'vitest';
import { agreedWith, lasting } from './spans.ts';

describe('years of work that the person told beside the dates of their jobs', () => {
  const jobs = [
    { from: '2017-09', to: '2018-12' },
    { from: '2019-02', to: null },
  ];
  const counted = lasting(jobs, '2026-11-20');

  it('decide within what the months may come to, for months tell no days', () => {
    expect(counted).toEqual({ months: 107, most: 109, elapsed: 108 });
    expect(counted && agreedWith(counted, [9])?.months).toBe(108);
    expect(counted && agreedWith(counted, [8])?.months).toBe(107);
  });

  it('contradict the dates where they are more than a year off', () => {
    expect(counted && agreedWith(counted, [10])).toBeNull();
    expect(counted && agreedWith(counted, [])?.months).toBe(107);
  });
});
