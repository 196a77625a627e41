import type { JsonResume } from '#contract/career/facts.ts';
import { fold } from '#engines/text/index.ts';
import type { SaidFact } from './prompt/index.ts';

const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

/** A job of which nothing is said yet. */
export const NO_JOB: Extract<SaidFact, { kind: 'job' }> = {
  kind: 'job',
  position: '',
  name: '',
  location: '',
  startDate: '',
  endDate: '',
};

type Job = JsonResume['work'][number];
type Told = Pick<Job, 'position' | 'name' | 'startDate' | 'endDate'>;

/** "I work at Irving. I am a welder." speaks of one job; a title with days of its own, and a deed of nowhere, may be another. */
export function isOneJob(last: Job, next: Told): boolean {
  const [dated, datedNext] = [last, next].map(({ startDate, endDate }) => startDate !== '' || endDate !== '');
  if (dated === true && datedNext === true && last.startDate !== next.startDate) return false;
  if (last.name === '' && next.position === '') return last.position !== '' || last.highlights.length === 0;
  const isSame = last.position === '' && last.highlights.length === 0;
  return isSame && (next.name === '' ? datedNext !== true : same(next.name, last.name));
}

/** A job of the profile that says nothing. */
export const emptyJob = (): Job => ({
  name: '',
  position: '',
  location: '',
  startDate: '',
  endDate: '',
  summary: '',
  highlights: [],
});
