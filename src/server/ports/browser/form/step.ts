import type { Page } from 'playwright-core';
import { displayOf, wordOf } from '#engines/forms/index.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import type { Said } from '#localization/catalogue.ts';
import type { FilledForm, FormJob } from '#server/ports/browser.ts';
import { MoreChoices, PATH } from './drivers/choose.ts';
import { Entries, isOpenInEntry } from './drivers/entries.ts';
import { leaveBlank } from './drivers/blank.ts';
import { fillField } from './drivers/fill.ts';
import { categoryOf } from './drivers/files.ts';
import { canHold, matchPlan } from './match.ts';
import type { Matching } from './match.ts';
import type { SeenNote } from '#server/ports/browser/page/notes.ts';
import { ListReader } from './drivers/list-reader.ts';
import type { LiveField } from './live-form.ts';
import { observePage, questionFrom } from './observe.ts';
import type { Quiet } from '#server/ports/browser/pace/quiet.ts';
import { problemOf } from './problems.ts';
import { sortFiles } from './steps/sort-files.ts';
import { StepKeys } from './steps/step-keys.ts';
import { Refusals } from './refusals.ts';
import { labelKey } from './text.ts';
import { readSigns } from './sending/signs.ts';
import { expectedOf, holds, valueOf } from './verify.ts';
import { awaitsMail, shot } from './steps/walls.ts';

type Problems = Map<string, ReturnType<typeof problemOf>>;
const ROUNDS = 3;

/** One step of an open form: what was planned is filled and read back, what was not is asked. */
export class FormStep {
  protected readonly page: Page;
  protected readonly quiet: Quiet;
  protected readonly lists = new ListReader();
  protected readonly keys = new StepKeys();
  protected readonly entries: Entries;
  protected job: FormJob;
  protected raw: LiveField[] = [];
  private hidden = '';
  protected problems: Problems = new Map();
  protected readonly done = new Map<string, { key: string; label: string; value: Said }>();
  protected readonly refusals = new Refusals();
  /** Choices that were pressed: a page that goes on by itself shows them no more. */
  private readonly pressed = new Map<string, PlannedField>();

  constructor(page: Page, job: FormJob, quiet: Quiet) {
    this.page = page;
    this.job = job;
    this.quiet = quiet;
    this.entries = new Entries(job.entries ?? { employment: 0, education: 0, language: 0 });
  }

  protected async observeRaw(): Promise<LiveField[]> {
    const { fields, hidden } = await observePage(this.page);
    this.raw = fields;
    this.hidden = hidden;
    return fields;
  }

  /** The questions under keys that tell them from those of other steps and other entries. */
  private labelled(fields: readonly LiveField[]): LiveField[] {
    return this.entries.label(this.keys.apart(fields));
  }

  protected async observe(): Promise<LiveField[]> {
    const listed = await this.lists.read(this.labelled(await this.observeRaw()));
    return listed.map((field) => this.refusals.told(field));
  }

  private holds(seen: LiveField, planned: PlannedField): boolean {
    const leaf = this.job.fields.find(({ key }) => key === `${planned.key}${PATH}${wordOf(planned)}`);
    return holds(seen, leaf ?? planned, this.job.files, this.job.home);
  }

  private match(fields: readonly LiveField[]): Matching<LiveField> {
    return matchPlan(
      this.job.fields.filter(({ key }) => !key.includes(PATH)),
      fields,
      this.job.family,
    );
  }

  /** Takes what a refused form said into account; false when that was done before and did not help. */
  async heed(messages: readonly SeenNote[]): Promise<boolean> {
    const { fields } = await observePage(this.page);
    const labelled = this.labelled(fields);
    return this.refusals.heed(messages, fields, (index) => labelled[index]?.key ?? '');
  }

  /** Optional questions that nobody has looked at, on a form of which only its board's questions were planned. */
  private unspoken(unplanned: readonly LiveField[]): LiveField[] {
    const { considered, blank = [] } = this.job;
    if (considered !== undefined) return [];
    const isBlank = ({ label }: LiveField) => blank.some((one) => labelKey(one.label) === labelKey(label));
    return unplanned.filter((field) => categoryOf(field, this.job.files) === null && !isBlank(field));
  }

  /** What a step that the form does not leave may still want, though it did not say so; null when all of it was looked at. */
  protected async askRest(): Promise<FilledForm | null> {
    const { unplanned } = this.match(await this.observe());
    const questions = this.unspoken(unplanned).map((field) => questionFrom(field));
    return questions.length === 0 ? null : { kind: 'asks_more', questions };
  }

  /** Questions without an answer, and answered ones whose control wants another kind of answer. */
  private async asksMore({ pairs, unplanned }: Matching<LiveField>): Promise<FilledForm | null> {
    const { considered, blank = [] } = this.job;
    const isOpen = (field: LiveField) =>
      categoryOf(field, this.job.files) === null &&
      (considered === undefined
        ? field.required || isOpenInEntry(field, blank)
        : !considered.includes(field.key) || this.refusals.insistsOn(field.key));
    const unfit = pairs.filter(({ planned, seen }) => !canHold(planned, seen));
    const open = unplanned.filter(isOpen);
    // A step that has to be asked about is asked about as a whole: a box may matter that does not say so.
    const also = open.length > 0 ? this.unspoken(unplanned).filter((field) => !open.includes(field)) : [];
    const questions = [
      ...[...open, ...also].map((field) => questionFrom(field)),
      ...unfit.map(({ planned, seen }) => ({ ...questionFrom(seen), key: planned.key, required: true })),
    ];
    for (const field of unplanned) this.refusals.ask(field.key);
    if (questions.length === 0) return null;
    const { text } = await readSigns(this.page);
    return { kind: 'asks_more', questions, text: text.slice(0, 20_000), hidden: this.hidden };
  }

  private async fillOne(planned: PlannedField, seen: LiveField): Promise<FilledForm | null> {
    try {
      await fillField(seen, planned, this.job);
      this.problems.delete(planned.key);
      if (seen.control === 'buttons' || seen.control === 'radios') this.pressed.set(planned.key, planned);
    } catch (error) {
      this.job.signal.throwIfAborted();
      if (error instanceof MoreChoices) {
        const key = `${planned.key}${PATH}${error.path}`;
        const options = error.choices.map((text) => ({ value: text, label: text }));
        const question = { ...questionFrom(seen), key, kind: 'single' as const, options };
        return { kind: 'asks_more', questions: [question] };
      }
      this.problems.set(planned.key, problemOf(error, planned));
    }
    return null;
  }

  /** Fills what does not hold yet; uploads come first because many pages read the file and write into the fields. */
  private async fillRound(now: readonly LiveField[]): Promise<FilledForm | null> {
    let fields = now;
    for (const filesFirst of [true, false]) {
      const { pairs } = this.match(fields);
      const due = pairs.filter(
        ({ planned, seen }) => (seen.control === 'file') === filesFirst && !this.holds(seen, planned),
      );
      for (const { planned, seen } of due) {
        this.job.signal.throwIfAborted();
        const more = await this.fillOne(planned, seen);
        if (more !== null) return more;
        if (filesFirst) await this.quiet.wait();
      }
      if (!filesFirst || due.length === 0) continue;
      fields = await this.observe();
      if (await sortFiles(fields, this.job)) fields = await this.observe();
    }
    return null;
  }

  /** Empties what the page filled in by itself: whether anything was, and the questions that cannot be left blank. */
  private async clearUnplanned(
    fields: readonly LiveField[],
  ): Promise<{ emptied: boolean; stuck: LiveField[] }> {
    const stuck: LiveField[] = [];
    let emptied = false;
    for (const field of this.match(fields).unplanned) {
      this.job.signal.throwIfAborted();
      if (categoryOf(field, this.job.files) !== null) continue;
      const blankness = await leaveBlank(field).catch(() => 'stuck');
      emptied ||= blankness === 'emptied';
      if (blankness === 'stuck') stuck.push(field);
    }
    return { emptied, stuck };
  }

  /** Shows a step to whoever wants to see it; stops where it waits for what was mailed to the applicant. */
  private async show(fields: readonly LiveField[]): Promise<FilledForm | null> {
    const signs = await readSigns(this.page);
    this.job.look?.({ text: signs.text.slice(0, 20_000), hidden: this.hidden });
    return awaitsMail(signs, fields) ? { kind: 'email_code', screenshot: await shot(this.page) } : null;
  }

  /** Fills one step; null when everything on it holds. */
  protected async fillStep(first?: LiveField[]): Promise<FilledForm | null> {
    // What was read holds until something is done to the page.
    let fields = first ?? (await this.observe());
    const wall = await this.show(fields);
    if (wall !== null) return wall;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Before a value or a file leaves for the page.
      const more = await this.asksMore(this.match(fields));
      if (more !== null) return more;
      const stopped = await this.fillRound(fields);
      if (stopped !== null) return stopped;
      await this.quiet.wait(round === 0 ? 120 : 240);
      fields = await this.observe();
      const { emptied, stuck } = await this.clearUnplanned(fields);
      if (stuck.length > 0)
        return {
          kind: 'asks_more',
          questions: stuck.map((field) => ({ ...questionFrom(field), required: true })),
        };
      if (emptied) fields = await this.observe();
      const { pairs } = this.match(fields);
      if (pairs.every(({ seen, planned }) => this.holds(seen, planned))) break;
    }
    return this.readBack(fields);
  }

  /** Holds what the page shows now against the plan, value by value. */
  private async readBack(fields: readonly LiveField[]): Promise<FilledForm | null> {
    const matching = this.match(fields);
    const more = await this.asksMore(matching);
    if (more !== null) return more;
    const wrong = matching.pairs.filter(({ seen, planned }) => !this.holds(seen, planned));
    if (wrong.length > 0)
      return {
        kind: 'mismatch',
        fields: wrong.map(({ planned, seen }) => ({
          key: planned.key,
          ...(this.problems.get(planned.key) ?? {
            expected: expectedOf(planned, this.job.files),
            actual: valueOf(seen),
          }),
        })),
      };
    for (const planned of matching.missing)
      if (this.pressed.has(planned.key) && !this.done.has(planned.key))
        this.done.set(planned.key, { key: planned.key, label: planned.label, value: displayOf(planned) });
    for (const { planned, seen } of matching.pairs) {
      const shown =
        seen.control === 'file' || seen.control === 'password' ? expectedOf(planned, this.job.files) : '';
      const value = shown || (seen.control === 'checkbox' ? displayOf(planned) : valueOf(seen));
      this.done.set(planned.key, { key: planned.key, label: planned.label, value });
    }
    return null;
  }
}
