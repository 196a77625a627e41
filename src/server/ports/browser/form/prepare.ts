import type { Page } from 'playwright-core';
import { FormStep } from './step.ts';
import type { PlannedField } from '#contract/career/form.ts';
import type { FilledForm, FormContent } from '#server/ports/browser.ts';
import { PATH } from './drivers/choose.ts';
import type { LiveField } from './observe.ts';
import { observePage } from './observe.ts';
import { pressButton } from './buttons.ts';
import { readSigns } from './sending/signs.ts';
import { expectedOf } from './verify.ts';
import { findNext, findSend, leaveCookies, openTheForm } from './way.ts';

const MOST_STEPS = 40;

const shot = async (page: Page) => new Uint8Array(await page.screenshot({ fullPage: true }));

/** Consents that stay unticked need no box on the page. */
const mayBeAbsent = (planned: PlannedField) => planned.value === false;

/** An open form on its way through its steps: what was planned is filled, what was not is asked, nothing is sent. */
export class FormWalk extends FormStep {
  /** What stands in the way of filling at all; null when nothing does. */
  private async wall(status: number, fields: readonly LiveField[]): Promise<FilledForm | null> {
    if (status === 404 || status === 410) return { kind: 'closed' };
    const signs = await readSigns(this.page);
    if (signs.captcha) return { kind: 'captcha', screenshot: await shot(this.page) };
    if (fields.length > 0) return null;
    if (signs.already) return { kind: 'already_applied' };
    return signs.closed ? { kind: 'closed' } : null;
  }

  /** Opens the form itself: past a choice of cookies, and from the posting where the form is not shown at once. */
  async open(status: number): Promise<FilledForm> {
    await this.quiet.wait();
    await leaveCookies(this.page);
    let fields = await this.observe();
    const wall = await this.wall(status, fields);
    if (wall !== null) return wall;
    for (let turn = 0; turn < 2 && fields.length < 2; turn += 1) {
      if (!(await openTheForm(this.page, this.quiet))) break;
      fields = await this.observe();
      const later = await this.wall(status, fields);
      if (later !== null) return later;
    }
    if (fields.length === 0) throw new Error('The page shows no application form.');
    return this.walk();
  }

  async goOn(content: FormContent): Promise<FilledForm> {
    this.job = { ...this.job, ...content };
    return this.walk();
  }

  /** Goes to the next step; null when this is the last. */
  private async nextStep(): Promise<FilledForm | 'moved' | null> {
    const frame = this.raw[0]?.frame;
    const next = await findNext(this.page, frame);
    if (next === null) return null;
    const before = this.raw.map(({ key, label }) => `${key} ${label}`).join('\n');
    const told = (await readSigns(this.page)).messages.map(({ message }) => message);
    await pressButton(next);
    for (let waited = 0; waited < 8000; waited += 120) {
      await this.quiet.wait(120);
      const { fields } = await observePage(this.page);
      const now = fields.map(({ key, label }) => `${key} ${label}`).join('\n');
      const { messages } = await readSigns(this.page);
      if (now !== before && messages.every(({ message }) => told.includes(message) || now !== before))
        return 'moved';
      const fresh = messages.filter(({ message }) => !told.includes(message));
      if (fresh.length > 0) {
        await this.heed(fresh);
        const refused = fresh.map(({ key, message }) => ({
          key,
          expected: 'the next step',
          actual: message,
        }));
        return this.insisted.size > 0 ? 'moved' : { kind: 'mismatch', fields: refused };
      }
    }
    return { kind: 'mismatch', fields: [{ key: '', expected: 'the next step', actual: next.words }] };
  }

  private async walk(): Promise<FilledForm> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const stopped = await this.fillStep();
      if (stopped !== null) return stopped;
      if (await this.entries.goOn(this.page, this.quiet, () => this.observeRaw())) continue;
      if ((await readSigns(this.page)).captcha) return { kind: 'captcha', screenshot: await shot(this.page) };
      const moved = await this.nextStep();
      if (moved === null) return this.ready();
      if (moved !== 'moved') return moved;
    }
    throw new Error('The form has no end.');
  }

  private async ready(): Promise<FilledForm> {
    const missing = this.job.fields.filter(
      (planned) => !mayBeAbsent(planned) && !planned.key.includes(PATH) && !this.done.has(planned.key),
    );
    const button = await findSend(this.page, this.raw[0]?.frame);
    const wrong = [
      ...missing.map((planned) => ({
        key: planned.key,
        expected: expectedOf(planned, this.job.files),
        actual: this.problems.get(planned.key) ?? 'The form does not ask this.',
      })),
      ...(button === null ? [{ key: '', expected: 'a button that sends the form', actual: 'none' }] : []),
    ];
    if (button === null || wrong.length > 0) return { kind: 'mismatch', fields: wrong };
    // Pages that keep every change must have kept the last one.
    await this.quiet.settle();
    // A rehearsal: the real click comes only after the attempt is armed, and must not fail then.
    await (await button.element()).click({ trial: true, timeout: 5000 });
    return {
      kind: 'ready',
      readBack: [...this.done.values()],
      screenshot: await shot(this.page),
      address: this.page.url(),
    };
  }
}
