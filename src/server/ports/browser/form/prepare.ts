import { FormStep } from './step.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import type { FilledForm, FormContent } from '#server/ports/browser.ts';
import { text } from '#server/ports/browser/messages.ts';
import { PATH } from './drivers/choose.ts';
import type { LiveField } from './live-form.ts';
import { observePage } from './observe.ts';
import { HAS_ACCOUNT } from './phrases.data.ts';
import { pressButton } from './buttons.ts';
import { canBePressed } from './lists/press.ts';
import { isSameStep } from './match.ts';
import { readSigns } from './sending/signs.ts';
import { plain } from './text.ts';
import { valueOf } from './verify.ts';
import { isAccountWall, AccountWall } from './account-wall.ts';
import { personalWall, shot } from './steps/walls.ts';
import { findNext, findSend, leaveCookies, openTheForm } from './steps/way.ts';
import { Accordions } from './steps/accordions.ts';

const MOST_STEPS = 40;
/** How often a page is left with the very same answers before it is given up, and how long it may take to go on. */
const MOST_VISITS = 2;
const PATIENCE_MS = 3600;
const MOMENT_MS = 1500;

/** Consents that stay unticked need no box on the page. */
const mayBeAbsent = (planned: PlannedField) => planned.value === false;

/** An open form on its way through its steps: what was planned is filled, what was not is asked, nothing is sent. */
export class FormWalk extends FormStep {
  private readonly visits = new Map<string, number>();
  private readonly accordions = new Accordions();
  private readonly accountWall = new AccountWall(this.page, this.quiet);

  /** What stands in the way of filling at all; null when nothing does. */
  private async wall(status: number, fields: readonly LiveField[]): Promise<FilledForm | null> {
    if (status === 404 || status === 410) return { kind: 'closed' };
    const signs = await readSigns(this.page);
    const personal = await personalWall(this.page, signs, fields);
    if (personal !== null) return personal;
    if (fields.length > 0) return null;
    if (signs.already) return { kind: 'already_applied' };
    return signs.closed ? { kind: 'closed' } : null;
  }

  private async personalWall(): Promise<FilledForm | null> {
    return personalWall(this.page, await readSigns(this.page), this.raw);
  }

  /** Opens the form itself: past a choice of cookies, and from the posting where the form is not shown at once. */
  async open(status: number): Promise<FilledForm> {
    await this.quiet.wait();
    await leaveCookies(this.page);
    let fields = await this.observe();
    const wall = await this.wall(status, fields);
    if (wall !== null) return wall;
    // An account wall may have a way around it: to apply without an account.
    for (let turn = 0; turn < 2 && (fields.length < 2 || isAccountWall(fields)); turn += 1) {
      if (!(await openTheForm(this.page, this.quiet))) break;
      fields = await this.observe();
      const later = await this.wall(status, fields);
      if (later !== null) return later;
    }
    if (fields.length === 0) throw new Error('The page shows no application form.');
    const isSame = !(await this.accordions.open(this.page, this.quiet)) && !this.lists.hasOpened;
    return this.walk(isSame ? fields : undefined);
  }

  async goOn(content: FormContent): Promise<FilledForm> {
    this.job = { ...this.job, ...content };
    return this.walk();
  }

  /** Goes to the next step; null when this is the last. */
  private async nextStep(): Promise<FilledForm | 'moved' | null> {
    const before = this.raw;
    if (isAccountWall(before) && (await this.accountWall.goMake(before))) return 'moved';
    const next = await findNext(this.page, before);
    // A form may ask for a password too: what can be sent is no account wall.
    const isOnlyAccountWall =
      next === null && isAccountWall(before) && (await findSend(this.page, before)) === null;
    if (next === null) return isOnlyAccountWall ? this.enter(before) : null;
    const seen = before.map((field) => `${field.key}=${valueOf(field)}`).join('\n');
    const visits = (this.visits.get(seen) ?? 0) + 1;
    this.visits.set(seen, visits);
    const stays: FilledForm = {
      kind: 'mismatch',
      fields: [{ key: '', why: text.message('staysPut', { button: next.words }) }],
    };
    if (visits > MOST_VISITS) return stays;
    await this.refusals.listen(next.frame);
    const told = (await readSigns(this.page)).messages;
    await pressButton(next).catch(async (error: unknown) => {
      // A page that went on by itself under the hand has taken its button away.
      if (isSameStep(before, (await observePage(this.page)).fields)) throw error;
    });
    for (let waited = 0; waited < PATIENCE_MS; waited += 120) {
      await this.quiet.wait(120);
      const { fields } = await observePage(this.page);
      if (!isSameStep(before, fields)) {
        this.keys.leave(before);
        return 'moved';
      }
      const { messages } = await readSigns(this.page);
      const fresh = [
        ...messages.filter(({ message }) => told.every((old) => old.message !== message)),
        ...(await this.refusals.hear(next.frame)),
      ];
      if (fresh.length === 0) continue;
      if (isAccountWall(before) && fresh.some(({ message }) => HAS_ACCOUNT.test(plain(message))))
        return this.enter(before);
      if (await this.heed(fresh)) return 'moved';
      const refused = fresh.map(({ key, message }) => ({
        key,
        why: text.message('complains', { words: message }),
      }));
      return { kind: 'mismatch', fields: refused };
    }
    return (await this.heed([])) ? 'moved' : stays;
  }

  /** Goes through the account wall of the site with the account that there is; what only making one asked is not asked any more. */
  private async enter(wall: readonly LiveField[]): Promise<FilledForm | 'moved'> {
    if (!(await this.accountWall.signIn(this.job, wall))) return { kind: 'locked_out' };
    for (const { key, label, kind, display } of this.job.fields)
      if (kind === 'password') this.done.set(key, { key, label, value: display });
    return 'moved';
  }

  /** Goes from step to step; `first` is the first one as it was read, where nothing was done to the page since. */
  private async walk(first?: LiveField[]): Promise<FilledForm> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const stopped = await this.fillStep(step === 0 ? first : undefined);
      if (stopped !== null) return stopped;
      const observe = async () => this.keys.apart(await this.observeRaw());
      if (await this.entries.goOn(this.page, this.quiet, this.keys.apart(this.raw), observe)) continue;
      if (await this.accordions.open(this.page, this.quiet)) continue;
      const wall = await this.personalWall();
      if (wall !== null) return wall;
      const moved = await this.nextStep();
      // A way on may turn out to have sent the form: the page confirms and asks nothing more.
      if (moved === 'moved' && (await observePage(this.page)).fields.length === 0)
        if ((await readSigns(this.page)).confirmed) return { kind: 'already_applied' };
      if (moved === null) return this.ready();
      if (moved !== 'moved') return (await this.personalWall()) ?? (await this.askRest()) ?? moved;
      await this.accordions.open(this.page, this.quiet);
    }
    throw new Error('The form has no end.');
  }

  /** Whether a page goes to its next question without being told to, as some do a moment after a choice. */
  private async movesOn(): Promise<boolean> {
    const before = this.raw;
    for (let waited = 0; waited < MOMENT_MS; waited += 120) {
      const isStill = await this.quiet.rest(120);
      if (!isSameStep(before, (await observePage(this.page)).fields)) {
        this.keys.leave(before);
        return true;
      }
      if (isStill) return false;
    }
    return false;
  }

  private async ready(): Promise<FilledForm> {
    const missing = this.job.fields.filter(
      (planned) => !mayBeAbsent(planned) && !planned.key.includes(PATH) && !this.done.has(planned.key),
    );
    const button = await findSend(this.page, this.raw);
    // A page without a way on goes on by itself, or waits for an answer that it did not call required.
    if (button === null && ((await this.movesOn()) || (await this.heed([])))) return this.walk();
    const wrong = [
      ...missing.map(({ key, label }) => ({
        key,
        ...(this.problems.get(key) ?? { why: text.message('notAsked', { question: label }) }),
      })),
      ...(button === null ? [{ key: '', why: text.message('noSendButton') }] : []),
    ];
    if (button === null || wrong.length > 0) return { kind: 'mismatch', fields: wrong };
    // Pages that keep every change must have kept the last one.
    await this.quiet.settle();
    // A rehearsal: the real click comes only after the attempt is armed, and must not fail then.
    const element = await button.element();
    if (!(await canBePressed(element))) await element.click({ trial: true, timeout: 5000 });
    return {
      kind: 'ready',
      readBack: [...this.done.values()],
      screenshot: await shot(this.page),
      address: this.page.url(),
    };
  }
}
