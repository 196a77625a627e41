import { PARTS, TOKENS, TRAP, WORDINGS } from './meanings.data.ts';
import type { FieldMeaning } from './meanings.data.ts';
import { meaningOfOptions } from './options.ts';
import { isAccountName } from './account.ts';
import { isSignIn } from './purpose.ts';
import { isTyped } from './seen.ts';
import type { SeenControl, SeenForm } from './seen.ts';
import { words } from './text.ts';

const LONGEST_LABEL = 70;

/** What words say, or null when they say nothing that is known. */
function meaningOfWords(text: string): FieldMeaning | null {
  const said = words(
    text.replaceAll(/\([^)]*\)/g, ' ').trim() === '' ? text : text.replaceAll(/\([^)]*\)/g, ' '),
  );
  if (/^\S+@\S+\.\p{L}+$/u.test(text.trim())) return 'emailAddress';
  if (said === '' || said.length > LONGEST_LABEL) return null;
  return WORDINGS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

/** What the control's `autocomplete` names; sections, `billing` and such before the token say nothing about it. */
function meaningOfToken({ autocomplete, type }: SeenControl): FieldMeaning | null {
  const token = autocomplete
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .findLast((part) => Object.hasOwn(TOKENS, part));
  const meaning = token === undefined ? null : (TOKENS[token] ?? null);
  // Pages put "new-password" on anything to keep a browser's list away.
  return meaning === 'password' && type !== 'password' ? null : meaning;
}

/** What each source says about a control that says something, the most trusted first. */
const saidOf = ({ label, placeholder, name, id, title, nearby }: SeenControl): FieldMeaning[] =>
  [label, placeholder, name, id, title, nearby]
    .map((text) => meaningOfWords(text))
    .filter((meaning) => meaning !== null);

/** One part of a date where another source names the part. */
function partOf(
  date: 'birthday' | 'expiration',
  { placeholder, name, id, label }: SeenControl,
): FieldMeaning {
  const last = [label, placeholder, name, id].flatMap((text) => [
    words(text),
    words(text).split(' ').at(-1) ?? '',
  ]);
  for (const part of ['Day', 'Month', 'Year'] as const)
    if (last.some((word) => PARTS[part].test(word))) {
      if (date === 'birthday') return `birthday${part}`;
      if (part !== 'Day') return `expiration${part}`;
    }
  return date;
}

/** What a control for a secret wants: a password, but for the code of a card and for what is no password by its words. */
function secret(said: readonly FieldMeaning[], token: FieldMeaning | null): FieldMeaning {
  const meaning = token ?? said[0];
  return meaning === 'cardSecurityCode' || (meaning === 'unknown' && !said.includes('password'))
    ? meaning
    : 'password';
}

/** What a line of text wants. */
function line(
  control: SeenControl,
  said: readonly FieldMeaning[],
  token: FieldMeaning | null,
): FieldMeaning | null {
  const first = said[0] ?? null;
  if (control.type === 'email')
    return first === 'username' && token !== 'emailAddress' ? first : 'emailAddress';
  const outdone = first === 'emailAddress' && (token === 'username' || token === 'phone');
  if (token !== null && !outdone) {
    const isName = token === 'firstName' || token === 'lastName';
    // A name on a card in two parts fits no kind, whatever the token.
    return isName && control.autocomplete.startsWith('cc-') && said.includes('unknown') ? 'unknown' : token;
  }
  if (control.type === 'search') return first === 'username' ? first : 'unknown';
  if (first === 'birthday' && control.type !== 'date') return partOf(first, control);
  // “Confirm address” under an address for mail.
  if (first === 'addressStreet' && said.includes('emailAddress')) return 'emailAddress';
  if (first === 'fullName' && said.includes('cardName')) return 'cardName';
  return first ?? (control.type === 'tel' ? 'phone' : null);
}

/** What a control wants by itself, or null when nothing is known. */
function ownMeaning(control: SeenControl): FieldMeaning | null {
  const { label, placeholder, name, id } = control;
  if (!isTyped(control) || TRAP.test(words([label, placeholder, name, id].join(' ')))) return 'unknown';
  const said = saidOf(control);
  const token = meaningOfToken(control);
  const first = said[0] ?? null;
  // One box for each digit of a code.
  if (control.maxLength === 1) return token === 'totp' || first === 'totp' ? 'totp' : 'unknown';
  if (control.type === 'password') return secret(said, token);
  if (control.tag === 'textarea') return first?.startsWith('address') === true ? first : 'unknown';
  if (control.tag !== 'select') return line(control, said, token);
  const meaning = meaningOfOptions(control.options, token ?? first);
  return meaning === 'expiration' || meaning === 'birthday' ? partOf(meaning, control) : meaning;
}

/**
 * What each control of a form wants, in their order: by the `autocomplete` token, what the page calls it, its attributes, its
 * options, and by what the form is for. In a form that asks for an account that exists an address for mail, a phone number or
 * a name is the account's name.
 */
export function readFields(form: SeenForm): FieldMeaning[] {
  const signIn = isSignIn(form);
  const own = form.controls.map((control) => ownMeaning(control));
  const card = own.includes('cardNumber');
  const person = own.some(
    (meaning) => meaning === 'phone' || meaning === 'emailAddress' || meaning === 'addressStreet',
  );
  return own.map((meaning, index) => {
    if (signIn && isAccountName(form, own, index)) return 'username';
    if (card && meaning === 'birthdayMonth') return 'expirationMonth';
    // A form that asks for a card and nothing about a person.
    if (card && !person && meaning === 'fullName') return 'cardName';
    return meaning ?? 'unknown';
  });
}
