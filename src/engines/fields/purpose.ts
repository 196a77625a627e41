import { fieldWord } from '#engines/lexicon/index.ts';
import { CHOSEN_NOW, KNOWN_BEFORE, LEADS_ON, NEW_HERE, SIGN_IN, SIGN_UP, TERMS } from './meanings.data.ts';
import { isTyped } from './seen.ts';
import type { SeenControl, SeenForm } from './seen.ts';
import { words } from './text.ts';

const AGAIN = fieldWord('purpose: again', /確認|确认|повтор|\b2$/);

const says = (control: SeenControl) =>
  words([control.label, control.placeholder, control.name, control.id].join(' '));

const leaning = (text: string) => (SIGN_IN.test(text) ? 1 : 0) - (SIGN_UP.test(text) ? 1 : 0);
/** The first of some texts that leans to a side: what a form is for stands before the way out of it. */
const firstLeaning = (texts: readonly string[]) =>
  texts.map((text) => leaning(words(text))).find((side) => side !== 0) ?? 0;

/**
 * Whether a form asks for an account that exists, so that an address for mail in it is the name of the account. Buttons,
 * headings, the form's own attributes, remarks beside it, and what passwords it has each lean to one side; who also asks for
 * other facts about a person opens an account or takes an order.
 */
export function isSignIn(form: SeenForm): boolean {
  const passwords = form.controls.filter(({ type }) => type === 'password');
  const tokens = form.controls.map(({ autocomplete }) => autocomplete.toLowerCase());
  const facts = form.controls.filter((control) =>
    control.tag === 'textarea'
      ? !says(control).includes('captcha')
      : isTyped(control) && control.type !== 'password' && !['search', 'number'].includes(control.type),
  );
  const text = words(form.text);
  const typed = form.controls.filter((control) => isTyped(control));
  const [only] = typed;
  // A first step asks for the account's name alone.
  const firstStep =
    typed.length !== 1 || only === undefined
      ? 0
      : (form.buttons.some((button) => LEADS_ON.test(words(button))) ? 1.5 : 0) +
        (/user|login/.test(words(`${only.name} ${only.id}`)) ? 1 : 0);
  const pointers =
    2.5 * firstLeaning(form.buttons) +
    2 * firstLeaning(form.headings) +
    1.5 * leaning(words(form.attributes)) +
    (KNOWN_BEFORE.test(text) ? 2 : 0) -
    (NEW_HERE.test(text) ? 2 : 0) -
    (TERMS.test(text) ? 0.5 : 0) +
    (form.controls.some((control) => SIGN_IN.test(words(`${control.name} ${control.id}`))) ? 1 : 0);
  const fields =
    (tokens.includes('current-password') ? 3 : 0) -
    (tokens.includes('new-password') ? 1.5 : 0) -
    (passwords.some((control) => AGAIN.test(says(control))) ? 4 : 0) -
    (form.controls.some(
      (control) => isTyped(control) && CHOSEN_NOW.test(words(`${control.label} ${control.placeholder}`)),
    )
      ? 3
      : 0) -
    (passwords.length === 0 ? 1 : -0.5) -
    1.5 * Math.max(0, facts.length - 2) +
    (tokens.some((token) => token === 'username') ? 1 : 0);
  return pointers + fields + firstStep > 0;
}
