import { CODE } from './meanings.data.ts';
import type { FieldMeaning } from './meanings.data.ts';
import { isTyped } from './seen.ts';
import type { SeenControl, SeenForm } from './seen.ts';
import { words } from './text.ts';

/** What the name of an account may be asked as. */
const ACCOUNT: ReadonlySet<FieldMeaning> = new Set(['emailAddress', 'username', 'phone', 'fullName']);

const isNamed = ({ label, placeholder, name, id, nearby }: SeenControl) =>
  [label, placeholder, name, id, nearby].some((text) => text !== '');

/** How near the next password is: 1 where it follows at once, Infinity where none does. */
function toPassword(controls: readonly SeenControl[], index: number): number {
  const after = controls.slice(index + 1).filter((control) => isTyped(control));
  const place = after.findIndex(({ type }) => type === 'password');
  return place < 0 ? Infinity : place + 1;
}

/** Whether a control of a form that asks for an account that exists is the account's name. */
export function isAccountName(form: SeenForm, own: readonly (FieldMeaning | null)[], index: number): boolean {
  const control = form.controls[index];
  const meaning = own[index] ?? null;
  if (control === undefined || control.tag !== 'input' || !isTyped(control) || control.type === 'password')
    return false;
  const distance = toPassword(form.controls, index);
  if (meaning !== null && ACCOUNT.has(meaning))
    return (
      distance <= 3 ||
      form.controls[index - 1]?.type === 'password' ||
      !form.controls.some(({ type }) => type === 'password')
    );
  const isFirst = form.controls.findIndex((other) => isTyped(other)) === index;
  // What stands first or right before the password is its account, whatever it is called: a customer, a contract, a card.
  const said = words([control.label, control.placeholder, control.name, control.id].join(' '));
  return (
    (distance === 1 || (isFirst && distance <= 3)) &&
    isNamed(control) &&
    !['firstName', 'lastName', 'birthday', 'totp'].includes(meaning ?? '') &&
    control.type !== 'search' &&
    !CODE.test(said) &&
    !own.slice(0, index).some((earlier) => earlier === 'username' || earlier === 'emailAddress')
  );
}
