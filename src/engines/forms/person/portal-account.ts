import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { agreed } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';

const OF_ANOTHER = wordFor('portal account: of another', /\b(?:your .* account)\b/);

/** Whether a password is one for the employer's own portal, not of an account somewhere else. */
export const isPortalPassword = ({ kind, label }: FormQuestion): boolean =>
  kind === 'password' && !OF_ANOTHER.test(plainLabel(label));

const MAKES_ACCOUNT = wordFor('portal account: makes account');

/** The password of an account on the employer's portal, and the box that makes the account; null for other questions. */
export function accountOutcome(question: FormQuestion, { account }: FormContext): Outcome | null {
  const makes = question.kind === 'consent' && MAKES_ACCOUNT.test(plainLabel(question.label));
  if (!makes && !isPortalPassword(question)) return null;
  if (account === undefined) return missing(messages.message('accountNotAgreed'));
  const source = { kind: 'account', label: messages.message('agreedToAccounts') } as const;
  return makes ? { ...agreed(), source } : { value: 'password', display: '••••••••', source };
}
