import { captchaField } from './captcha.ts';
import { firstOf, type Entry } from './entry.ts';
import { validate, type Problems } from './validate.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { LivePosting } from '#practice/directory.ts';
import { fieldsOf, honeypotName, personNames } from '#practice/fields/index.ts';
import type { Practice } from '#practice/practice.ts';
import type { LedgerEntry } from '#practice/records/ledger.ts';

export type Outcome =
  | { kind: 'rejected'; problems: Problems }
  | { kind: 'already' }
  /** Right, and kept under the token until the code comes that was mailed to the applicant. */
  | { kind: 'held'; token: string }
  | { kind: 'accepted'; receipt: string; again: boolean };

const personName = (posting: LivePosting, entry: Entry): string =>
  personNames[posting.dialect].name.map((name) => firstOf(entry, name)).join(' ');

/** Entries start from here; what does not apply is null or empty. */
export function ledgerEntry(
  practice: Practice,
  posting: LivePosting,
  kind: LedgerEntry['kind'],
): LedgerEntry {
  const { dialect, company, id: postingId } = posting;
  const at = new Date(practice.clock.now()).toISOString();
  const nothing = { email: null, fields: {}, files: [], receipt: null, duplicateOf: null };
  return { at, kind, dialect, company, postingId, ...nothing };
}

function received(entry: Entry): Pick<LedgerEntry, 'fields' | 'files'> {
  const fields: Record<string, string | string[]> = {};
  for (const [name, values] of entry.values)
    fields[name] = values.length === 1 ? (values[0] ?? '') : [...values];
  const files = [...entry.files.values()].map(({ field, name, bytes, sha256 }) => ({
    field,
    name,
    bytes,
    sha256,
  }));
  return { fields, files };
}

function check(practice: Practice, posting: LivePosting, entry: Entry): Problems {
  const text = formTexts[posting.language];
  const problems = new Map(validate(fieldsOf(posting), entry, posting.language));
  if (firstOf(entry, honeypotName) !== '') problems.set(honeypotName, text.badCaptcha);
  // The token is spent only by a form that is otherwise right.
  if (posting.captcha && (problems.size > 0 || !practice.captcha.redeem(firstOf(entry, captchaField)))) {
    problems.set(captchaField, text.badCaptcha);
  }
  return problems;
}

/**
 * Decides about one submission and writes it to the ledger. Ashby's key makes a repeated one the same one, and Ashby
 * refuses a second application of the same person; the others take every one and mark the repetition. `isProven`: the applicant
 * has entered the code that was mailed to them, where the posting wants one.
 */
export function submit(practice: Practice, posting: LivePosting, entry: Entry, isProven = false): Outcome {
  const { ledger } = practice;
  const email = firstOf(entry, personNames[posting.dialect].email);
  const base = { ...received(entry), email: email === '' ? null : email };
  const note = (kind: LedgerEntry['kind'], rest: Partial<LedgerEntry> = {}): void =>
    ledger.record({ ...ledgerEntry(practice, posting, kind), ...base, ...rest });
  const key = posting.dialect === 'ashby' ? firstOf(entry, 'submissionId') : '';
  const before = key === '' ? undefined : ledger.acceptedWithKey(posting.id, key);
  if (before?.receipt != null) {
    note('replayed', { receipt: before.receipt });
    return { kind: 'accepted', receipt: before.receipt, again: true };
  }
  const problems: Problems = isProven ? new Map() : check(practice, posting, entry);
  if (problems.size > 0) {
    note('rejected');
    return { kind: 'rejected', problems };
  }
  const earlier = ledger.acceptedFrom(posting.id, email);
  if (earlier !== undefined && posting.dialect === 'ashby') {
    note('duplicate', { duplicateOf: earlier.receipt });
    return { kind: 'already' };
  }
  const name = personName(posting, entry).trim();
  if (posting.emailCode && !isProven) {
    const { token, code } = practice.codes.hold(posting, entry);
    note('held');
    practice.mail.mailCode({ posting, receipt: code, name, email });
    return { kind: 'held', token };
  }
  const receipt = ledger.nextReceipt(posting.employer.name);
  note('accepted', { receipt, duplicateOf: earlier?.receipt ?? null });
  practice.mail.schedule({ posting, receipt, name, email });
  return { kind: 'accepted', receipt, again: earlier !== undefined };
}
