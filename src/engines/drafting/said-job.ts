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
type Told = Pick<Job, 'position' | 'name' | 'startDate' | 'endDate'> & { same?: true };

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|la|le|les|l)\s+/, '');
/** Whether a text is another's beginning or the same, word by word: "Larkspur" for "Larkspur Couriers". */
const shortens = (short: string, whole: string): boolean =>
  plain(short) !== '' && `${plain(whole)} `.startsWith(`${plain(short)} `);

/** The one job that an employer or a title names, whole before shortened; undefined where none or several are meant. */
export function jobIs(
  work: readonly Job[],
  { name, position }: Pick<Told, 'name' | 'position'>,
): number | undefined {
  const fits = (test: (wanted: string, told: string) => boolean) =>
    work.flatMap((job, index) =>
      (name === '' || test(name, job.name)) && (position === '' || test(position, job.position))
        ? [index]
        : [],
    );
  const whole = fits((wanted, told) => plain(wanted) === plain(told));
  const found = whole.length > 0 ? whole : fits(shortens);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether an employer alone is named and several jobs there are known. */
export const isEither = (work: readonly Job[], { name, position, startDate, endDate }: Told): boolean =>
  name !== '' &&
  position + startDate + endDate === '' &&
  work.filter((job) => plain(job.name) === plain(name)).length > 1;

/** The job told before that a job names again, without contradicting what is known of it; undefined for another one. */
export function sameJob(work: readonly Job[], said: Told): number | undefined {
  if (said.name === '') return undefined;
  const index = jobIs(work, { name: said.name, position: '' });
  const job = index === undefined ? undefined : work[index];
  if (job === undefined) return undefined;
  const agree = (key: 'position' | 'startDate' | 'endDate') =>
    said[key] === '' || job[key] === '' || same(said[key], job[key]);
  const adds =
    said.startDate + said.endDate === '' ||
    job.startDate + job.endDate === '' ||
    same(said.startDate, job.startDate);
  return agree('position') && adds && agree('endDate') ? index : undefined;
}

/** "I work at Irving. I am a welder." speaks of one job; a title with days of its own, and an action of nowhere, may be another. */
export function isOneJob(last: Job, next: Told): boolean {
  if (next.same === true)
    return last.position === '' || next.position === '' || same(last.position, next.position);
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
