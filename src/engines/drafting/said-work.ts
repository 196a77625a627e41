import type { JsonResume } from '#contract/career/facts.ts';
import { fold } from '#engines/text/index.ts';
import type { SaidFact } from './prompt/index.ts';
import { emptyJob, isOneJob, NO_JOB } from './said-job.ts';

type OfWork = Extract<SaidFact, { kind: 'job' | 'ended' | 'done_at' | 'telling' }>;
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

  constructor(list: JsonResume['work'], put: Put) {
    this.#list = list;
    this.#put = put;
  }

  add(fact: OfWork): void {
    if (fact.kind === 'job') this.#job(fact);
    else if (fact.kind === 'ended') this.#end(fact);
    else if (fact.kind === 'done_at') this.#place(fact.name);
    else this.#deed(fact.value, fact.present === true);
  }

  /** What was done belongs to the employer it names, else to the job spoken of last. */
  #deed(value: string, present: boolean): void {
    const work = this.#list;
    const named = work.findIndex(({ name }) => name !== '' && fold(value).includes(fold(name)));
    const isOver = present && named === -1 && (this.#lastIsEarlier || (work.at(-1)?.endDate ?? '') !== '');
    // What is being done now is no part of a job that was left: of the one that goes on, or of none that was named.
    const open = isOver
      ? work.findLastIndex(({ startDate, endDate }) => startDate !== '' && endDate === '')
      : -1;
    if (work.length === 0 || (isOver && open === -1)) this.#job({ ...NO_JOB, another: true });
    const index = [named, open].find((one) => one !== -1) ?? work.length - 1;
    const lines = work[index]?.highlights ?? [];
    lines.push(this.#put(`/work/${index}/highlights/${lines.length}`, value));
  }

  /** Deeds of nowhere that were told last were done there; otherwise it is a job. */
  #place(name: string): void {
    const work = this.#list;
    const index = work.length - 1;
    const last = work[index];
    if (last === undefined || last.name !== '' || last.highlights.length === 0)
      this.#job({ ...NO_JOB, name });
    else last.name = this.#put(`/work/${index}/name`, name);
  }

  /** A job that was left; one that was not told of here may stand in the profile, which knows it by its employer. */
  #end({ name, endDate }: Extract<SaidFact, { kind: 'ended' }>): void {
    const work = this.#list;
    const index = name === '' ? work.length - 1 : work.findLastIndex((job) => same(job.name, name));
    const job = work[index];
    if (job === undefined) {
      if (name !== '') this.#job({ ...NO_JOB, name, endDate });
    } else if (job.endDate === '') job.endDate = this.#put(`/work/${index}/endDate`, endDate, endDate);
  }

  #job(said: Extract<SaidFact, { kind: 'job' }>): void {
    const work = this.#list;
    const last = work.at(-1);
    const goesOn = last !== undefined && said.another !== true && isOneJob(last, said);
    const index = goesOn ? work.length - 1 : work.length;
    this.#lastIsEarlier = index === work.length && said.another === true;
    const job = (work[index] ??= emptyJob());
    for (const key of ['position', 'name', 'location', 'startDate', 'endDate'] as const) {
      const stated = key.endsWith('Date') ? said[key] : undefined;
      if (said[key] !== '') job[key] = this.#put(`/work/${index}/${key}`, said[key], stated);
    }
  }
}
