import type { JsonResume } from '#contract/career/facts.ts';
import { fold } from '#engines/text/index.ts';
import type { SaidFact } from './prompt/index.ts';
import { emptyJob, isEither, isOneJob, jobIs, NO_JOB, sameJob } from './said-job.ts';

type OfWork = Extract<SaidFact, { kind: 'job' | 'ended' | 'done_at' | 'telling' }>;
type Action = Extract<SaidFact, { kind: 'telling' }>;
/** Keeps a value as a fact at its path, said in the sentence or in the words of `stated`, and gives it back. */
type Put = (path: string, value: string, stated?: string) => string;

const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

/** Whether what was said is about work. */
export const isOfWork = (fact: SaidFact): fact is OfWork =>
  fact.kind === 'job' || fact.kind === 'ended' || fact.kind === 'done_at' || fact.kind === 'telling';

/** The jobs of a profile as they are told, one sentence after the other, with what was done in each. */
export class SaidWork {
  readonly #list: JsonResume['work'];
  readonly #put: Put;
  /** Whether the last job was said to be one before another. */
  #lastIsEarlier = false;
  /** The job spoken of now; -1 before the first. */
  #at = -1;
  /** Whether it was named again, so that what follows was done in it whenever it ended. */
  #isNamed = false;

  constructor(list: JsonResume['work'], put: Put) {
    this.#list = list;
    this.#put = put;
  }

  add(fact: OfWork): void {
    if (fact.kind === 'job') this.#job(fact);
    else if (fact.kind === 'ended') this.#end(fact);
    else if (fact.kind === 'done_at') this.#place(fact.name);
    else this.#action(fact);
  }

  /** The job an action says it was done in: -1 where it does not say, null where it says one that is not known here. */
  #told({ at, as, which, here }: Action): number | null {
    const work = this.#list;
    if (at !== undefined) return jobIs(work, { ...NO_JOB, name: at }) ?? null;
    if (as !== undefined) return jobIs(work, { ...NO_JOB, position: as }) ?? null;
    if (here === true && this.#at !== -1) return this.#at;
    if (which === undefined) return -1;
    const inTime = work
      .map(({ startDate, endDate }, index) => ({ index, from: startDate, to: endDate }))
      .toSorted((a, b) => a.from.localeCompare(b.from) || a.index - b.index);
    const left = inTime.filter(({ to }) => to !== '').at(-1);
    const found = {
      first: inTime[0],
      second: inTime[1],
      third: inTime[2],
      last: left ?? inTime.at(-1),
      current: inTime.findLast(({ to }) => to === ''),
    }[which];
    return found?.index ?? null;
  }

  /** What was done belongs to the job it is said of, or whose employer it names, else to the one spoken of. */
  #action(action: Action): void {
    const work = this.#list;
    const told = this.#told(action);
    if (told === null && action.known === true) return;
    if (told === null) this.#unknown(action);
    const names = work.flatMap(({ name }, index) =>
      name !== '' && fold(action.value).includes(fold(name)) ? [index] : [],
    );
    const named =
      told === null ? work.length - 1 : told !== -1 ? told : names.length === 1 ? (names[0] ?? -1) : -1;
    const spokenOf = work[this.#at];
    const isOver =
      action.present === true &&
      named === -1 &&
      !this.#isNamed &&
      (this.#lastIsEarlier || (spokenOf?.endDate ?? '') !== '');
    // What is being done now is no part of a job that was left: of the one that goes on, or of none that was named.
    const open = isOver
      ? work.findLastIndex(({ startDate, endDate }) => startDate !== '' && endDate === '')
      : -1;
    if (work.length === 0 || (isOver && open === -1)) this.#job({ ...NO_JOB, another: true });
    const index = [named, open].find((one) => one !== -1) ?? this.#at;
    const lines = work[index]?.highlights ?? [];
    lines.push(this.#put(`/work/${index}/highlights/${lines.length}`, action.value));
    this.#at = index;
  }

  /** An action of a job that was not told of here: the profile may know it by its employer, else it is asked about. */
  #unknown({ at = '' }: Action): void {
    this.#job({ ...NO_JOB, name: at, another: true });
  }

  /** Actions of nowhere that were told last were done there; otherwise it is a job, or the one that is spoken of from here on. */
  #place(name: string): void {
    const work = this.#list;
    const index = this.#at;
    const last = work[index];
    if (last === undefined || last.name !== '' || last.highlights.length === 0)
      this.#job({ ...NO_JOB, name });
    else last.name = this.#put(`/work/${index}/name`, name);
  }

  /** A job that was left; one that was not told of here may stand in the profile, which knows it by its employer. */
  #end({ name, endDate }: Extract<SaidFact, { kind: 'ended' }>): void {
    const work = this.#list;
    const index = name === '' ? this.#at : work.findLastIndex((job) => same(job.name, name));
    const job = work[index];
    if (job === undefined) {
      if (name !== '') this.#job({ ...NO_JOB, name, endDate });
    } else if (job.endDate === '') job.endDate = this.#put(`/work/${index}/endDate`, endDate, endDate);
  }

  #job(told: Extract<SaidFact, { kind: 'job' }>): void {
    const work = this.#list;
    // Of two jobs at one employer nobody knows which is meant, so that what follows is asked about.
    const said = isEither(work, told) ? { ...NO_JOB, another: true as const } : told;
    const last = work[this.#at];
    const again = sameJob(work, said);
    const goesOn = last !== undefined && said.another !== true && isOneJob(last, said);
    const index = again ?? (goesOn ? this.#at : work.length);
    this.#isNamed = again !== undefined;
    if (again === undefined) this.#lastIsEarlier = index === work.length && said.another === true;
    const job = (work[index] ??= emptyJob());
    this.#at = index;
    // "Was promoted to loans officer there": another job with the employer that was named before.
    if (said.same === true && again === undefined && !goesOn && last !== undefined)
      job.name = this.#put(`/work/${index}/name`, last.name, last.name);
    for (const key of ['position', 'name', 'location', 'startDate', 'endDate'] as const) {
      const stated = key.endsWith('Date') ? said[key] : undefined;
      const isNew = said[key] !== '' && !(again !== undefined && job[key] !== '');
      if (isNew) job[key] = this.#put(`/work/${index}/${key}`, said[key], stated);
    }
  }
}
