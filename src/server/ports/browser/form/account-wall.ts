import type { Page } from 'playwright-core';
import type { FormJob } from '#server/ports/browser.ts';
import type { LiveButton } from './buttons.ts';
import { pageButtons, pressButton } from './buttons.ts';
import { fillField } from './drivers/fill.ts';
import { observePage } from './observe.ts';
import type { LiveField } from './live-form.ts';
import { MAKE_ACCOUNT, SIGN_IN, WITH_ANOTHER } from './phrases.data.ts';
import type { Quiet } from '#server/ports/browser/pace/quiet.ts';
import { readSigns } from './sending/signs.ts';

const PATIENCE_MS = 8000;

/** Whether a step is the site's account wall: it wants a password. */
export const isAccountWall = (fields: readonly LiveField[]): boolean =>
  fields.some(({ control }) => control === 'password');

/** The last button with such words: what sends a form stands at its end, what leads elsewhere above it. */
async function worded(page: Page, words: RegExp, wish: (button: LiveButton) => boolean) {
  const buttons = await pageButtons(page);
  return (
    buttons.findLast((one) => words.test(one.words) && !WITH_ANOTHER.test(one.words) && wish(one)) ?? null
  );
}

const isButton = ({ isLink }: LiveButton): boolean => !isLink;

/** The button of an account wall for who has an account: one password and no second time, and a button that says so; null at other walls. */
async function signInButton(page: Page, fields: readonly LiveField[]): Promise<LiveButton | null> {
  const passwords = fields.filter(({ control }) => control === 'password');
  return passwords.length === 1 ? worded(page, SIGN_IN, isButton) : null;
}

/**
 * The account that an employer's site wants before its form. One is made where none is known; where the site says that there is one
 * already, made for an earlier application or by an attempt that did not come to its end, its password signs in.
 */
export class AccountWall {
  private readonly page: Page;
  private readonly quiet: Quiet;
  private triedToMake = false;

  constructor(page: Page, quiet: Quiet) {
    this.page = page;
    this.quiet = quiet;
  }

  /** From an account wall for who has an account to the one where it is made; false where that was tried or nothing leads there. */
  async goMake(fields: readonly LiveField[]): Promise<boolean> {
    const isForOwners = (await signInButton(this.page, fields)) !== null;
    const make = isForOwners && !this.triedToMake ? await worded(this.page, MAKE_ACCOUNT, () => true) : null;
    this.triedToMake = true;
    if (make === null) return false;
    await pressButton(make);
    await this.quiet.wait();
    return true;
  }

  /**
   * Signs in with the address that was put on the account wall and the account's password; false where the site does not let them in.
   * `wall`: the step as it was filled.
   */
  async signIn(job: FormJob, wall: readonly LiveField[]): Promise<boolean> {
    const address = wall.find(({ control, value }) => control === 'text' && /^\S+@\S+$/.test(value))?.value;
    const password = job.fields.find(({ kind, source }) => kind === 'password' && source.kind === 'account');
    if (address === undefined || password === undefined) return false;
    const { fields, button } = await this.doorForOwners();
    if (button === null) return false;
    for (const field of fields)
      if (field.control === 'password') await fillField(field, password, job);
      else if (field.control === 'text')
        await fillField(field, { ...password, kind: 'short', value: address, display: address }, job);
    await pressButton(button);
    return this.isLetIn();
  }

  /** The wall for who has an account, gone to from the one that makes it; no button where the page does not show it. */
  private async doorForOwners(): Promise<{ fields: LiveField[]; button: LiveButton | null }> {
    let { fields } = await observePage(this.page);
    let button = await signInButton(this.page, fields);
    const way = button === null ? await worded(this.page, SIGN_IN, () => true) : null;
    if (way === null) return { fields, button };
    await pressButton(way);
    for (let waited = 0; button === null && waited < PATIENCE_MS; waited += 240) {
      await this.quiet.wait();
      ({ fields } = await observePage(this.page));
      button = await signInButton(this.page, fields);
    }
    return { fields, button };
  }

  private async isLetIn(): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS; waited += 240) {
      await this.quiet.wait();
      const { fields } = await observePage(this.page);
      if (fields.length > 0 && !isAccountWall(fields)) return true;
      if ((await readSigns(this.page)).messages.length > 0) return false;
    }
    return false;
  }
}
