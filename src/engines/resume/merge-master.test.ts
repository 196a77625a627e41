import { describe, expect, it } from 'vitest';
import { emptyMaster } from './index.ts';
import { mergeMaster } from './merge-master.ts';

const job = { name: 'Orchard Foods', position: 'Cook', location: '', url: '', summary: '', highlights: [] };
const withJob = (startDate: string, endDate: string, position = 'Cook') => {
  const master = emptyMaster();
  master.resume.work = [{ ...job, position, startDate, endDate }];
  return master;
};
const merged = (read: [string, string], more: [string, string], position?: string) =>
  mergeMaster(withJob(...read), withJob(...more, position)).resume.work.map(({ startDate, endDate }) => [
    startDate,
    endDate,
  ]);

describe('dates that another source gives a job of the resume', () => {
  it('fill in none that the resume gives, not even the one that it leaves open', () => {
    expect(merged(['2019-04', ''], ['2018-01', '2020-02'])).toEqual([['2019-04', '']]);
    expect(merged(['', '2020-03'], ['2018-01', '2020-02'])).toEqual([['', '2020-03']]);
  });

  it('are taken where the resume gives none, and stand with a job that it does not have', () => {
    expect(merged(['', ''], ['2018-01', '2020-02'])).toEqual([['2018-01', '2020-02']]);
    expect(merged(['2019-04', ''], ['2016-01', '2018-02'], 'Dishwasher')).toEqual([
      ['2019-04', ''],
      ['2016-01', '2018-02'],
    ]);
  });
});
